import { beforeAll, describe, expect, it } from 'vitest';
import * as rebellion from '../../src/games/rebellion/engine/cited-rules.ts';
import { LEADERS } from '../../src/games/rebellion/engine/leaders.ts';
import { TACTICS } from '../../src/games/rebellion/engine/tactics.ts';
import { UNITS } from '../../src/games/rebellion/engine/units.ts';
import { combatOdds } from '../../src/games/rebellion/odds/combat.ts';
import { missionOdds } from '../../src/games/rebellion/odds/mission.ts';
import { IDS_FILE, readIds } from '../../src/rules/read/ids.ts';
import type { Model } from '../../src/rules/model.ts';
import { ProblemList } from '../../src/rules/problems.ts';
import { readTables } from '../fidelity/support/table.ts';
import { game as swdbgRules } from '../../src/games/swdbg/engine/cited-rules.ts';
import * as swlcg from '../../src/games/swlcg/engine/cited-rules.ts';
import { helperRules } from '../../src/games/swdbg/helper/rules.ts';
import { SWDBG_TERMS } from '../../src/games/swdbg/boards/names.ts';
import { contentFiles, contentModel } from './support/content.ts';

const citedRules = [
  ...new Set([...rebellion.combat, ...rebellion.game, ...combatOdds.cited, ...missionOdds.cited]),
];

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

describe('the engine of Rebellion', () => {
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

/** Kinds of statements that a procedure can act out; the others describe, list or explain. */
const PLAYED = ['procedure', 'limit', 'prohibition', 'timing'];

describe('the rules that a procedure could act out', () => {
  const played = [
    ...new Set(
      readTables()
        .filter(({ name }) => name.startsWith('rebellion-'))
        .flatMap(({ rows }) => rows.filter(({ kind }) => PLAYED.includes(kind)))
        .flatMap(({ status }) => (status.kind === 'stated' ? status.rules : [])),
    ),
  ];
  const idle = played.filter((id) => !citedRules.some((cited) => cited === id)).sort();

  it('are acted out for the most part', () => {
    const share = 1 - idle.length / played.length;
    // eslint-disable-next-line no-console -- what is not exercised is worth reading
    console.log(
      `${Math.round(share * 100)} % of ${played.length} rules of play are exercised. Not by any procedure:\n${idle.join('\n')}`,
    );
    expect(share).toBeGreaterThanOrEqual(0.6);
  });
});

describe('the engine and the table helper of the deckbuilding game', () => {
  const cited = [...swdbgRules, ...helperRules];

  it('cite rules that exist and whose links are published', () => {
    const { ids } = readIds(contentFiles.read(IDS_FILE) ?? '', new ProblemList());
    expect(cited.filter((id) => !model.rules.has(id) || !ids.has(id))).toEqual([]);
  });

  it('cite rules that have words in every language of the game', () => {
    const { languages = [] } = model.games.find(({ id }) => id === 'swdbg') ?? {};
    expect(languages.length).toBeGreaterThan(0);
    const silent = cited.filter((id) =>
      languages.some((language) => model.rules.get(id)?.statements[language]?.text === undefined),
    );
    expect(silent).toEqual([]);
  });

  it('name from the glossary what has no title of the original edition', () => {
    expect(SWDBG_TERMS.filter((id) => !model.terms.has(`swdbg.glossary.${id}`))).toEqual([]);
  });
});

describe('the engine of the card game', () => {
  const cited = Object.values(swlcg).flat();

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
