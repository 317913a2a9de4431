import { beforeAll, describe, expect, it } from 'vitest';
import * as rebellion from '../../src/games/rebellion/engine/cited-rules.ts';
import * as swdbg from '../../src/games/swdbg/engine/cited-rules.ts';
import * as swlcg from '../../src/games/swlcg/engine/cited-rules.ts';
import * as ti4 from '../../src/games/ti4/engine/cited-rules.ts';
import type { Model } from '../../src/rules/model.ts';
import { ACTING } from '../bench/support/acting.ts';
import { GAMES, REASONS, ledgerFile, rowsOf } from '../support/ledger.ts';
import { contentModel } from './support/content.ts';

const CITED = { rebellion, ti4, swdbg, swlcg };

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

describe.each(GAMES)('the ledger of %s', (game) => {
  const cited = new Set<string>(Object.values(CITED[game]).flat());
  const rows = rowsOf(game);
  const file = ledgerFile(game);

  it('has a row for every rule that the engine does not cite', () => {
    const told = new Set(rows.map(({ rule }) => rule));
    const lacking = [...model.rules.values()]
      .filter((rule) => rule.game === game && !cited.has(rule.id) && !told.has(rule.id))
      .map(({ id }) => `${id}: cite it where it is played, or give it a row in ${file}`);
    expect(lacking).toEqual([]);
  });

  it('has none for a rule that the engine cites: whether a test holds it is found, not claimed', () => {
    const both = rows
      .filter(({ rule }) => cited.has(rule))
      .map(({ rule, kind }) => `${rule} is cited and said to be «${kind}»: take it out of ${file}`);
    expect(both).toEqual([]);
  });

  it('names each rule once, and none that is not published', () => {
    const names = rows.map(({ rule }) => rule);
    const published = new Set<string>(model.rules.keys());
    expect(names.filter((rule) => !published.has(rule))).toEqual([]);
    expect(names.filter((rule, at) => names.indexOf(rule) < at)).toEqual([]);
  });

  it('gives a reason that is known, or the rule that says the same and is cited', () => {
    const idle = rows.filter(({ kind, reason }) =>
      kind === 'same' ? !cited.has(`${game}.${reason}`) : !Object.hasOwn(REASONS[kind], reason),
    );
    expect(idle.map(({ rule, reason }) => `${rule}: «${reason}» in ${file}`)).toEqual([]);
  });

  it('calls headings and examples what they are, and nothing else', () => {
    const kindOf = new Map<string, string>(
      [...model.rules.values()].map(({ id, kind }) => [id, kind]),
    );
    const wrong = rows.filter(
      ({ rule, reason }) =>
        (reason === 'heading') !== (kindOf.get(rule) === 'section') ||
        (reason === 'example') !== (kindOf.get(rule) === 'example'),
    );
    expect(wrong).toEqual([]);
  });

  it('is summed up over topics that there are', () => {
    const topics = new Set(model.games.find(({ id }) => id === game)?.topics.map(({ id }) => id));
    expect(
      Object.values(ACTING[game])
        .flat()
        .filter((topic) => !topics.has(topic)),
    ).toEqual([]);
  });
});
