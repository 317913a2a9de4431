import { beforeAll, describe, expect, it } from 'vitest';
import { citedRules, LEADERS, TACTICS, UNITS } from '../../src/engine/index.ts';
import { deckRules } from '../../src/engine/swlcg/deck/deck.ts';
import { citedRules as cardGameRules } from '../../src/engine/swlcg/game/rules.ts';
import { trackerRules } from '../../src/engine/swlcg/tracker/tracker.ts';
import { IDS_FILE, readIds } from '../../src/rules/ids.ts';
import type { Model } from '../../src/rules/model.ts';
import { ProblemList } from '../../src/rules/problems.ts';
import { contentFiles, contentModel } from './support/content.ts';

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

describe('the engine of combat in Rebellion', () => {
  it('cites rules that exist', () => {
    expect(citedRules.filter((id) => !model.rules.has(id))).toEqual([]);
  });

  it('cites rules whose links are published', () => {
    const { ids } = readIds(contentFiles.read(IDS_FILE) ?? '', new ProblemList());
    expect(citedRules.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('cites rules that have words in both languages', () => {
    const silent = citedRules.filter((id) => {
      const statements = model.rules.get(id)?.statements;
      return statements?.uk?.text === undefined || statements.ru?.text === undefined;
    });
    expect(silent).toEqual([]);
  });

  it.each([
    ['units', Object.keys(UNITS)],
    ['leaders', Object.keys(LEADERS)],
    ['tactic cards', TACTICS.map(({ card }) => card)],
  ])('knows only %s that the glossary names', (_, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !model.terms.has(`rebellion.glossary.${name}`))).toEqual([]);
  });
});

describe('the engine of the card game', () => {
  const cited = [...cardGameRules, ...deckRules, ...trackerRules];

  it('cites rules that exist and are published', () => {
    const { ids } = readIds(contentFiles.read(IDS_FILE) ?? '', new ProblemList());
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter((id) => !model.rules.has(id) || !ids.has(id))).toEqual([]);
  });

  it('cites rules that have words to show', () => {
    expect(cited.filter((id) => model.rules.get(id)?.statements.ru?.text === undefined)).toEqual(
      [],
    );
  });
});
