import { BadSetup, choiceOf, fields, flag, parseWith, whole } from '../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../engine/playable.ts';
import { LEADERS } from '../engine/leaders.ts';
import { bySide, sideOf, units } from '../engine/parsing.ts';
import type { UnitCounts } from '../engine/setup.ts';
import { SIDES, THEATRES, unitOf } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import { ASSIGN_POLICIES, CARD_POLICIES, RETREAT_POLICIES } from './combat-types.ts';
import type { Army, CombatQuestion } from './combat-types.ts';
import { sidesIn } from './first-attack.ts';

export const ROUND_LIMIT = 20;

/** No leader has a higher value. */
export const TACTICS_LIMIT = Math.max(
  ...Object.values(LEADERS).flatMap(({ space, ground }) => [space, ground]),
);

/** A figure with as much damage as health would not be there any more. */
export const damageLimit = (unit: UnitId, count: number): number =>
  count * Math.max(0, (unitOf(unit).health?.value ?? 0) - 1);

const damageOf = (value: unknown, path: string, army: UnitCounts): UnitCounts => {
  const entry = fields(value, path, Object.keys(army));
  const counts: Partial<Record<UnitId, number>> = {};
  for (const [key, points] of Object.entries(entry)) {
    const unit = key as UnitId;
    const most = damageLimit(unit, army[unit] ?? 0);
    counts[unit] = whole(points, `${path}.${key}`, 0, most, 0);
  }
  return counts;
};

const tacticsOf = (value: unknown, path: string): Readonly<Record<Theatre, number>> => {
  const entry = fields(value, path, THEATRES);
  const read = (theatre: Theatre): number =>
    whole(entry[theatre], `${path}.${theatre}`, 0, TACTICS_LIMIT, 0);
  return { space: read('space'), ground: read('ground') };
};

const ARMY = ['units', 'damage', 'tactics', 'assign', 'retreat', 'retreatRound'] as const;

const armyOf = (value: unknown, path: string, side: Side): Army => {
  const entry = fields(value, path, ARMY);
  const army = units(entry['units'], `${path}.units`, side);
  return {
    units: army,
    damage: damageOf(entry['damage'], `${path}.damage`, army),
    tactics: tacticsOf(entry['tactics'], `${path}.tactics`),
    assign: choiceOf(entry['assign'] ?? 'quickest', `${path}.assign`, ASSIGN_POLICIES),
    retreat: choiceOf(entry['retreat'] ?? 'never', `${path}.retreat`, RETREAT_POLICIES),
    retreatRound: whole(entry['retreatRound'], `${path}.retreatRound`, 1, ROUND_LIMIT, 1),
  };
};

const read = (value: unknown): CombatQuestion => {
  if (value === undefined) throw new BadSetup('', 'not-an-object');
  const entry = fields(value, '', ['active', 'armies', 'cards', 'rounds', 'plans']);
  const question: CombatQuestion = {
    active: sideOf(entry['active'] ?? 'empire', 'active'),
    armies: bySide(entry['armies'], 'armies', armyOf),
    cards: choiceOf(entry['cards'] ?? 'none', 'cards', CARD_POLICIES),
    rounds: whole(entry['rounds'], 'rounds', 0, ROUND_LIMIT, 0),
    plans: flag(entry['plans'], 'plans'),
  };
  const shared = THEATRES.some(
    (theatre) => sidesIn(question.armies, theatre).length === SIDES.length,
  );
  if (!shared) throw new BadSetup('armies', 'no-shared-theatre');
  return question;
};

/** Takes anything, from a link or a file; never throws. */
export const parseCombat = (value: unknown): ParsedSetup<CombatQuestion> =>
  parseWith(() => read(value));
