import { actionOf } from '../../engine/actions.ts';
import type { ActionId } from '../../engine/actions.ts';
import type { PileId, Place, RebellionState, Seat } from '../../engine/game/types.ts';
import type { MissionOdds } from '../../engine/game/mission/odds.ts';
import type { LeaderId } from '../../engine/leaders.ts';
import { missionOf } from '../../engine/missions.ts';
import type { MissionId } from '../../engine/missions.ts';
import type { UnitCounts } from '../../engine/setup.ts';
import { SKILLS, sheetOf } from '../../engine/skills.ts';
import type { Skill } from '../../engine/skills.ts';
import { UNIT_IDS } from '../../engine/units.ts';
import type { Side } from '../../engine/units.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import { SIDE, count } from './phrases.ts';
import type { GameNames } from '../game.ts';

export const SEATS: Readonly<Record<Seat, string>> = {
  empire: sentence(SIDE.empire),
  rebel: sentence(SIDE.rebel),
  'empire-admiral': 'Адмірал Імперії',
  'empire-general': 'Генерал Імперії',
  'rebel-admiral': 'Адмірал повстанців',
  'rebel-general': 'Генерал повстанців',
};

/** «Імперія бере», «Повстанці беруть», «Генерал повстанців бере». */
export const who = (seat: Seat, one: string, many: string): string =>
  `${SEATS[seat]} ${seat === 'rebel' ? many : one}`;

/** The same inside a sentence. */
export const acts = (side: Side, one: string, many: string): string =>
  `${SIDE[side]} ${side === 'empire' ? one : many}`;

export const SKILL: Readonly<Record<Skill, string>> = {
  diplomacy: 'дипломатія',
  intel: 'розвідка',
  'spec-ops': 'спецоперації',
  logistics: 'логістика',
};

/** One card of a pile, in the accusative. */
export const CARD: Readonly<Record<PileId, string>> = {
  'empire-missions': 'карту місії',
  'rebel-missions': 'карту місії',
  projects: 'проєкт',
  'empire-actions': 'карту дій',
  'rebel-actions': 'карту дій',
  objectives: 'карту цілі',
  probes: 'карту дроїдів-розвідників',
};

export const DECK: Readonly<Record<PileId, string>> = {
  'empire-missions': 'колода місій Імперії',
  'rebel-missions': 'колода місій повстанців',
  projects: 'колода проєктів',
  'empire-actions': 'колода дій Імперії',
  'rebel-actions': 'колода дій повстанців',
  objectives: 'колода цілей',
  probes: 'колода дроїдів-розвідників',
};

const isSpace = (place: Place): boolean => place === 'rebel-base-space';

export const at = (names: GameNames, place: Place): string =>
  isSpace(place) ? 'у комірці «База повстанців»' : `у системі ${names.place(place)}`;
export const to = (names: GameNames, place: Place): string =>
  isSpace(place) ? 'у комірку «База повстанців»' : `у систему ${names.place(place)}`;
export const from = (names: GameNames, place: Place): string =>
  isSpace(place) ? 'з комірки «База повстанців»' : `із системи ${names.place(place)}`;
/** As the beginning of a sentence: what happens there follows the colon. */
export const head = (names: GameNames, place: Place): string =>
  isSpace(place) ? 'Комірка «База повстанців»' : names.place(place);

export const quoted = (names: GameNames, id: string): string => `«${names.term(id)}»`;

export const list = (names: GameNames, ids: readonly string[]): string =>
  ids.map(names.term).join(', ');

export const places = (names: GameNames, ids: readonly Place[]): string =>
  ids.map(names.place).join(', ');

/** «зоряний руйнівник, ЗІД-винищувач × 2»: no case and no number to get wrong. */
export const units = (counts: UnitCounts, names: GameNames): string =>
  UNIT_IDS.flatMap((id) => {
    const number = counts[id] ?? 0;
    if (number === 0) return [];
    return number === 1 ? names.term(id) : `${names.term(id)} × ${number}`;
  }).join(', ');

export const cards = (number: number): string => count(number, ['карта', 'карти', 'карт']);

/** «розвідка 2, спецоперації 1». */
export const skills = (leader: LeaderId): string => {
  const sheet = sheetOf(leader);
  const shown = SKILLS.filter((skill) => sheet[skill] > 0);
  return shown.length === 0
    ? 'без умінь'
    : shown.map((skill) => `${SKILL[skill]} ${sheet[skill]}`).join(', ');
};

export const demand = (card: MissionId): string => {
  const { skill, icons } = missionOf(card);
  return skill === null
    ? `треба символів одного вміння: ${icons}`
    : `треба: ${SKILL[skill]} ${icons}`;
};

export const slotName = (state: RebellionState, names: GameNames, slot: number): string => {
  const entry = state.missions.find((mission) => mission.slot === slot);
  return entry ? quoted(names, entry.card) : 'місія';
};

/** With what it asks of its leaders: whoever chooses them need not look for the card. */
export const slotDemand = (state: RebellionState, names: GameNames, slot: number): string => {
  const entry = state.missions.find((mission) => mission.slot === slot);
  return `${slotName(state, names, slot)}${entry ? ` (${demand(entry.card)})` : ''}`;
};

export const leadersOf = (names: GameNames, card: ActionId): string =>
  actionOf(card).leaders.length === 0 ? 'без лідера' : list(names, actionOf(card).leaders);

/** «47 % (приблизно 1 з 2)»: a share that people can picture. */
export const chance = ({ success, total }: MissionOdds): string => {
  const share = success / total;
  if (success === 0) return '0 %, успіх неможливий';
  if (success === total) return '100 %';
  const percent = Math.min(99, Math.max(1, Math.round(share * 100)));
  const told = [2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((of) => ({ of, good: Math.round(share * of) }))
    .filter(({ of, good }) => good > 0 && good < of)
    .toSorted((a, b) => Math.abs(a.good / a.of - share) - Math.abs(b.good / b.of - share))
    .find(({ of, good }) => Math.abs(good / of - share) < 0.04);
  return told ? `${percent} % (приблизно ${told.good} із ${told.of})` : `${percent} %`;
};

export const successes = (number: number): string => count(number, ['успіх', 'успіхи', 'успіхів']);

export const wins = (side: Side): string =>
  side === 'empire' ? 'Імперія перемогла' : 'Повстанці перемогли';
