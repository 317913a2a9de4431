import { DIE_FACES, type DieFace } from '../engine/dice.ts';
import { MISSION_IDS, missionOf, type MissionId } from '../engine/missions.ts';
import type { Skill } from '../engine/skills.ts';
import { TACTICS } from '../engine/tactics.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import {
  IN_COMBAT,
  MISSION_KINDS,
  MISSION_MODES,
  SIDES,
  tacticEffect,
  THEATRES,
  YES,
} from '../words/values.ts';
import { defineTable, term, word } from '../../../tables/table.ts';
import { missionName } from './mission-name.ts';
import {
  differ,
  FACES,
  INVENTORY,
  MISSION_CARDS,
  MISSION_COPIES,
  OLD_INVENTORY,
  PROGRAM,
  SIMULATOR,
  TACTIC_CARDS,
  TRACKER,
} from './sources.ts';

const NO = { uk: 'ні', ru: 'нет' };

export const tactics = defineTable({
  id: 'tactics',
  words: TABLES.tactics,
  rows: TACTICS,
  idOf: ({ theatre, card }) => `${theatre}-${card}`,
  columns: {
    name: { words: COLUMNS.card, of: ({ card }) => term(card) },
    theatre: {
      words: COLUMNS.theatre,
      of: ({ theatre }) => word(THEATRES[theatre]),
      origin: TACTIC_CARDS,
      printed: ['ground-take-it-down'],
    },
    copies: { words: COLUMNS.copies, of: ({ copies }) => copies, origin: TACTIC_CARDS },
    special: {
      words: COLUMNS.special,
      of: ({ needsSpecial }) => (needsSpecial ? word(YES) : null),
      origin: TACTIC_CARDS,
    },
    effect: {
      words: COLUMNS.tacticEffect,
      of: ({ effect, theatre }) => word(tacticEffect(effect, theatre)),
      origin: TACTIC_CARDS,
      printed: ['ground-take-it-down'],
    },
  },
  disputes: {
    'space-onslaught.copies': differ('1', ['1', PROGRAM, INVENTORY], ['2', TRACKER]),
    'space-unstoppable-assault.copies': differ('1', ['1', PROGRAM, INVENTORY], ['0', TRACKER]),
    'ground-escape-plan.special': differ(NO, [NO, PROGRAM, TRACKER], [YES, INVENTORY]),
  },
});

const SUCCESSES: Readonly<Record<DieFace, number>> = {
  hit: 1,
  'direct-hit': 1,
  special: 2,
  blank: 0,
};

export const dice = defineTable({
  id: 'dice',
  words: TABLES.dice,
  rows: DIE_FACES,
  idOf: ({ result }) => result,
  columns: {
    result: {
      words: COLUMNS.face,
      of: ({ result }) => term(result),
    },
    red: { words: COLUMNS.redFaces, of: ({ weight }) => weight, origin: FACES },
    black: { words: COLUMNS.blackFaces, of: ({ weight }) => weight, origin: FACES },
    combat: { words: COLUMNS.inCombat, of: ({ result }) => word(IN_COMBAT[result]) },
    mission: { words: COLUMNS.inMission, of: ({ result }) => SUCCESSES[result] },
  },
  disputes: {
    'hit.black': differ('2', ['2', TRACKER, SIMULATOR], ['3', PROGRAM]),
    'direct-hit.black': differ('1', ['1', TRACKER, SIMULATOR], ['0', PROGRAM]),
  },
});

const SKILL_TERMS: Readonly<Record<Skill, string>> = {
  diplomacy: 'diplomacy',
  intel: 'intel',
  'spec-ops': 'special-operations',
  logistics: 'logistics',
};

/** Missions that the booklets show or describe, so that their side is known from there. */
const DESCRIBED: readonly MissionId[] = [
  'address-delays',
  'capture-rebel-operative',
  'construct-death-star',
  'display-of-power',
  'gather-intel',
  'hidden-fleet',
  'homing-beacon',
  'infiltration',
  'lure-of-the-dark-side',
  'rapid-mobilization',
  'research-and-development',
  'retrieve-the-plans',
  'rule-by-fear',
  'superlaser-online',
];

export const missions = defineTable({
  id: 'missions',
  words: TABLES.missions,
  rows: MISSION_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.card, of: missionName },
    side: {
      words: COLUMNS.side,
      of: (id) => word(SIDES[missionOf(id).side]),
      origin: MISSION_CARDS,
      printed: DESCRIBED,
    },
    kind: {
      words: COLUMNS.missionKind,
      of: (id) => word(MISSION_KINDS[missionOf(id).kind]),
      origin: MISSION_CARDS,
      printed: ['construct-death-star', 'infiltration', 'rapid-mobilization', 'superlaser-online'],
    },
    skill: {
      words: COLUMNS.skill,
      of: (id) => {
        const { skill } = missionOf(id);
        return skill === null ? null : term(SKILL_TERMS[skill]);
      },
      origin: MISSION_CARDS,
      printed: ['gather-intel', 'infiltration'],
    },
    icons: { words: COLUMNS.number, of: (id) => missionOf(id).icons, origin: MISSION_CARDS },
    mode: {
      words: COLUMNS.mode,
      of: (id) => word(MISSION_MODES[missionOf(id).mode]),
      origin: MISSION_CARDS,
      printed: DESCRIBED.filter(
        (id) => !['hidden-fleet', 'rapid-mobilization', 'superlaser-online'].includes(id),
      ),
    },
    leader: {
      words: COLUMNS.portrait,
      of: (id) => {
        const { leader } = missionOf(id);
        return leader === null ? null : term(leader);
      },
      origin: MISSION_CARDS,
    },
    copies: { words: COLUMNS.copies, of: (id) => missionOf(id).copies, origin: MISSION_COPIES },
  },
  disputes: {
    'daring-rescue.skill': differ(
      null,
      [{ uk: 'розвідка', ru: 'разведка' }, PROGRAM],
      [{ uk: 'дипломатія', ru: 'дипломатия' }, INVENTORY],
    ),
    'covert-operation.icons': differ('3', ['3', PROGRAM, OLD_INVENTORY], ['1', INVENTORY]),
  },
});
