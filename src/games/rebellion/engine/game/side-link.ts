import { BadSetup, fields, list } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { LEADER_IDS } from '../leaders.ts';
import type { LeaderId } from '../leaders.ts';
import { leaders, sideOf } from '../parsing.ts';
import { SYSTEM_IDS } from '../systems.ts';
import type { Side } from '../units.ts';
import { BASE_SPACE, leadersOn } from './query.ts';
import type { RebellionSetup } from './setup-types.ts';
import type { PileId, Place, RebellionState } from './types.ts';
import { viewFor } from './view.ts';
import type { RebellionView, Viewer } from './view.ts';

/**
 * What one side sees, as an address to share. Unlike the link of a game it holds no seed and no
 * choices, from which the secrets of the other side could be worked out.
 */
export interface SharedSight {
  readonly viewer: Viewer;
  /** Everything that is known; cards nobody has shown are in their decks here. */
  readonly setup: RebellionSetup;
  /** Cards in hands that the viewer may not look into. */
  readonly hidden: Readonly<Partial<Record<PileId, number>>>;
  /** Leaders under whose cards the viewer may not look. */
  readonly faceDown: readonly { readonly side: Side; readonly leaders: readonly LeaderId[] }[];
}

export type ParsedSight =
  | { readonly ok: true; readonly sight: SharedSight }
  | { readonly ok: false };

export const SIGHT_LIMIT = 16_384;
const VERSION = 'v1';
const MOST_CARDS = 68;

const known = (cards: readonly (string | null)[]): readonly string[] =>
  cards.filter((card) => card !== null);

const pilesOf = (view: RebellionView) =>
  Object.fromEntries(
    Object.entries(view.piles).map(([id, { hand, discard, box }]) => [
      id,
      { hand: known(hand), discard, box: known(box) },
    ]),
  );

const onBoard = (state: RebellionState, place: Place): readonly LeaderId[] =>
  LEADER_IDS.filter((id) => {
    const { place: where } = state.leaders[id];
    return where.at === 'board' && where.place === place;
  });

const at = (state: RebellionState, where: 'pool' | 'eliminated', side?: Side) =>
  LEADER_IDS.filter((id) => {
    const leader = state.leaders[id];
    return leader.place.at === where && (side === undefined || leader.side === side);
  });

const told = <Entry>(entries: readonly (readonly [string, Entry])[]) => Object.fromEntries(entries);

const systemsOf = (state: RebellionState) =>
  told(
    SYSTEM_IDS.map((id) => {
      const { loyalty, ...system } = state.systems[id];
      // Coruscant has no marker, and nothing to tell.
      const marker = loyalty === null || id === 'coruscant' ? {} : { loyalty };
      return [id, { ...system, ...marker, leaders: onBoard(state, id) }] as const;
    }),
  );

const positionOf = (state: RebellionState, view: RebellionView) => ({
  variant: state.variant,
  players: state.players,
  order: state.order,
  round: state.round,
  phase: state.phase,
  passed: state.passed,
  time: state.time,
  reputation: state.reputation,
  systems: systemsOf(state),
  base: { ...(view.base.card ? { system: view.base.card } : {}), revealed: view.base.revealed },
  space: { units: view.base.space, leaders: onBoard(state, BASE_SPACE) },
  pool: { empire: at(state, 'pool', 'empire'), rebel: at(state, 'pool', 'rebel') },
  eliminated: at(state, 'eliminated'),
  rings: told(
    LEADER_IDS.map((id) => [id, state.leaders[id].ring] as const).filter(
      ([, ring]) => ring !== null,
    ),
  ),
  missions: view.missions
    .map(({ card, slot }) => ({ card, leaders: leadersOn(state, slot) }))
    .filter(({ card, leaders: on }) => card !== null && on.length > 0),
  piles: pilesOf(view),
  queue: state.queue,
  mobilizations: state.mobilizations.length,
});

/** Leaves out what is empty: an address should be short. */
const terse = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => terse(entry) ?? {});
  if (typeof value !== 'object' || value === null) return value === false ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, terse(entry)] as const)
    .filter(([, entry]) => entry !== undefined && !(Array.isArray(entry) && entry.length === 0));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const toText = (content: unknown): string =>
  btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export const formatSideLink = (state: RebellionState, viewer: Viewer): string => {
  const view = viewFor(state, viewer);
  const hidden = Object.entries(view.piles)
    .map(([id, { hand }]) => [id, hand.filter((card) => card === null).length] as const)
    .filter(([, count]) => count > 0);
  const faceDown = view.missions
    .filter(({ card }) => card === null)
    .map(({ side, slot }) => ({ side, leaders: leadersOn(state, slot) }));
  const content = {
    position: terse(positionOf(state, view)) ?? {},
    hidden: told(hidden),
    faceDown,
  };
  return `${VERSION}.${viewer}.${toText(content)}`;
};

const PILES: readonly string[] = [
  'empire-missions',
  'rebel-missions',
  'projects',
  'empire-actions',
  'rebel-actions',
  'objectives',
  'probes',
] satisfies readonly PileId[];

const countsOf = (value: unknown): SharedSight['hidden'] => {
  const entry = fields(value, 'hidden', PILES);
  for (const [id, count] of Object.entries(entry)) {
    const whole = typeof count === 'number' && Number.isInteger(count);
    if (!whole || count < 0 || count > MOST_CARDS) throw new BadSetup(`hidden.${id}`, 'bad-count');
  }
  return entry;
};

const faceDownOf = (value: unknown): SharedSight['faceDown'] =>
  list(value, 'faceDown', LEADER_IDS.length).map((told, index) => {
    const path = `faceDown.${index}`;
    const entry = fields(told, path, ['side', 'leaders']);
    return {
      side: sideOf(entry['side'], `${path}.side`),
      leaders: leaders(entry['leaders'], `${path}.leaders`),
    };
  });

const viewerOf = (text: string | undefined): Viewer => {
  if (text === 'empire' || text === 'rebel' || text === 'onlooker') return text;
  throw new BadSetup('viewer', 'unknown-side');
};

const fromText = (text: string): unknown =>
  JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

type ReadPosition = (value: unknown) => ParsedSetup<RebellionSetup>;

const read = (text: string, readPosition: ReadPosition): SharedSight => {
  const [version, viewer, content = '', ...rest] = text.split('.');
  if (version !== VERSION || rest.length > 0) throw new BadSetup('', 'unknown-kind');
  const entry = fields(fromText(content), '', ['position', 'hidden', 'faceDown']);
  const parsed = readPosition(entry['position']);
  if (!parsed.ok) throw new BadSetup(parsed.path, parsed.problem);
  return {
    viewer: viewerOf(viewer),
    setup: parsed.setup,
    hidden: countsOf(entry['hidden']),
    faceDown: faceDownOf(entry['faceDown']),
  };
};

/** Takes whatever stands in an address; never throws. */
export const parseSideLink = (text: unknown, readPosition: ReadPosition): ParsedSight => {
  if (typeof text !== 'string' || text.length > SIGHT_LIMIT) return { ok: false };
  try {
    return { ok: true, sight: read(text, readPosition) };
  } catch {
    // Not our alphabet, not JSON, or not a position: all the same to whoever opens the address.
    return { ok: false };
  }
};
