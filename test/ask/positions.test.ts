import { describe, expect, it } from 'vitest';
import { MOST_EDITS } from '../../src/ask/address.ts';
import { consequenceOf } from '../../src/ask/answer.ts';
import { edited, editsBetween, settled } from '../../src/ask/edits.ts';
import { position, promptOf } from '../../src/engine/play.ts';
import { GAMES } from '../../src/games/index.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { termNotes } from '../../src/rules/ask/rule-notes.ts';
import { publishedModel } from '../rules/support/content.ts';
import { times } from '../support/effort.ts';
import { fieldsOf, opened, QUESTIONS, shaken } from './support.ts';

const { games } = await publishedModel();
const SHAKES = 3;

describe('a question of ours', () => {
  it('is there for every game', () => {
    for (const { id } of GAMES) {
      expect(QUESTIONS.filter(({ game }) => game === id).length).toBeGreaterThan(8);
    }
  });

  it.each(QUESTIONS)('$name leads to a moment that asks somebody', async (question) => {
    const { asked, setup, editable } = await opened(question);
    const game = await asked();
    expect(game.at).toBe((question.choices ?? []).length);
    expect(promptOf(game).kind).not.toBe('over');
    expect(editable.misfit(setup)).toBeNull();
  });

  it.each(QUESTIONS)('$name has fields that say what is there, each once', async (question) => {
    const { editable, setup } = await opened(question);
    const fields = fieldsOf(editable, setup);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { id, most, of, put } of fields) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      const value = of(setup);
      expect(value >= 0 && value <= most && Number.isInteger(value), id).toBe(true);
      expect(of(put(setup, value)), id).toBe(value);
    }
  });

  it.each(QUESTIONS)('$name names its fields in every language', async (question) => {
    const { editable, setup } = await opened(question);
    // The page brings the names of everything that can be asked of its game.
    const procedures = QUESTIONS.filter(({ game }) => game === question.game).map((other) =>
      procedureOf(other.procedure),
    );
    const game = games.find(({ id }) => id === question.game);
    for (const language of LANGUAGES) {
      const terms = {
        ...Object.fromEntries(
          procedures.flatMap(({ unprinted }) => Object.entries(unprinted?.(language) ?? {})),
        ),
        ...(game &&
          termNotes(
            game,
            language,
            procedures.flatMap((procedure) => procedure.terms),
          )),
      };
      for (const { label, fields } of editable.groupsOf(setup)) {
        const labels = [label, ...fields.flatMap((field) => [field.label, ...(field.names ?? [])])];
        for (const one of labels) expect(one({ language, terms })).toMatch(/\S/);
      }
    }
  });
});

describe('a position changed by hand', () => {
  it.each(QUESTIONS)('$name comes back out of what was changed', async (question) => {
    const { editable, setup } = await opened(question);
    for (let seed = 1; seed <= times(SHAKES); seed += 1) {
      const wanted = settled(editable, setup, shaken(editable, setup, seed, 1 + (seed % 7)));
      const edits = editsBetween(editable, setup, wanted);
      expect(edits.length).toBeLessThanOrEqual(MOST_EDITS);
      expect(edited(editable, setup, edits), JSON.stringify(edits)).toEqual(wanted);
    }
  });

  it.each(QUESTIONS)('$name can do without anything that is there', async (question) => {
    const { editable, setup } = await opened(question);
    for (const { id, of } of fieldsOf(editable, setup)) {
      if (of(setup) === 0) continue;
      const wanted = settled(editable, setup, edited(editable, setup, [[id, 0]]));
      const back = edited(editable, setup, editsBetween(editable, setup, wanted));
      expect(back, id).toEqual(wanted);
      const field = fieldsOf(editable, back).find((one) => one.id === id);
      expect(field?.of(back) ?? 0, id).toBe(0);
    }
  });

  it.each(QUESTIONS)(
    '$name fits or says why not, and can be played where it fits',
    async (question) => {
      const { editable, setup, adapterFor, lay } = await opened(question);
      let fit = 0;
      for (let seed = 1; seed <= times(SHAKES); seed += 1) {
        const wanted = shaken(editable, setup, seed * 31, 1 + (seed % 9));
        const misfit = editable.misfit(wanted);
        if (misfit) {
          for (const language of LANGUAGES) {
            const terms = new Proxy({}, { get: (_, name) => ({ name, definition: '' }) });
            expect(misfit({ language, terms })).toMatch(/\S/);
          }
          continue;
        }
        fit += 1;
        const game = await lay(wanted, question.choices ?? []);
        const prompt = promptOf(game);
        if (prompt.kind !== 'decision') continue;
        const adapter = await adapterFor(wanted);
        const { state } = position(game);
        for (const { choice, allowed } of prompt.options) {
          expect(adapter.choice(choice, state)).toMatch(/\S/);
          if (allowed) expect(consequenceOf(adapter, state, choice)?.next.join()).toMatch(/\S/);
        }
      }
      expect(fit).toBeGreaterThan(0);
    },
  );
});
