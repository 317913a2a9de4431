import { UNIT_ICONS } from '../../resources.ts';
import type { ResourceIcon } from '../../resources.ts';
import { UNIT_IDS, unitOf } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { change, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { countOf, PLACES, plus, seatFor, supplyOf, unitsAt } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import { productionAt } from '../status.ts';
import type { Place, Queue, RebellionState } from '../types.ts';
import { loseUnits } from '../units.ts';
import type { Yield } from './frames.ts';

type BuildUnit = FrameOf<'build-unit'>;

/** Units a side's sheet shows beside an icon. */
export const typesFor = (side: Side, icon: ResourceIcon): readonly UnitId[] =>
  UNIT_IDS.filter((id) => {
    const built = UNIT_ICONS[id];
    return (
      unitOf(id).side === side &&
      built !== null &&
      built.colour === icon.colour &&
      built.shape === icon.shape
    );
  });

/** Bars worth telling: nobody would look for resources where nothing of his side is. */
const TELLING: Readonly<Partial<Record<GameRule, readonly GameRule[]>>> = {
  'building.enemy-units': ['refresh-phase.no-resources'],
  'sabotage.no-building': [
    'building.sabotage',
    'refresh-phase.no-resources',
    'sabotage.both-sides',
  ],
  'subjugation.rebels-barred': [],
  'building.base-space-revealed': ['rebel-base.resources'],
};

const yieldsAt = (draft: Draft, side: Side, place: Place): readonly Yield[] => {
  const { icons, space, because } = productionAt(draft.state, side, place);
  if (space === null) {
    const more = because ? TELLING[because] : undefined;
    if (because && more) emit(draft, 'system-barred', { side, place }, because, ...more);
    return [];
  }
  const extra: readonly GameRule[] = because
    ? [because, 'subjugation.build-deploy', 'refresh-phase.leftmost']
    : [];
  emit(
    draft,
    'system-yields',
    { side, place, icons: icons.length },
    'building.each-icon',
    'refresh-phase.build-units',
    'loyalty.benefits',
    ...extra,
    place === 'rebel-base-space' && 'building.base-space',
    place === 'rebel-base-space' && 'rebel-base.build-deploy',
  );
  return icons.map((icon) => ({ from: place, icon, space }));
};

export const build = (draft: Draft, side: Side): void => {
  const yields = PLACES.flatMap((place) => yieldsAt(draft, side, place));
  replace(draft, { at: 'build-unit', side, yields });
};

export const enqueue = (queue: Queue, space: number, unit: UnitId): Queue => {
  const [first, second, third] = queue.map((units, index) =>
    index === space - 1 ? plus(units, unit) : units,
  );
  return [first ?? {}, second ?? {}, third ?? {}];
};

const put = (draft: Draft, side: Side, { from, space }: Yield, unit: UnitId): void => {
  const { queue } = draft.state;
  change(draft, { queue: { ...queue, [side]: enqueue(queue[side], space, unit) } });
  emit(
    draft,
    'unit-built',
    { side, unit, from, space },
    'building.which-unit',
    'building.from-supply',
    'building.queue-space',
    'resource-icons.number',
  );
};

const owned = (state: RebellionState, unit: UnitId): readonly Place[] =>
  PLACES.filter((place) => countOf(unitsAt(state, place), unit) > 0);

const inSupply = (state: RebellionState, unit: UnitId): boolean => supplyOf(state, unit) > 0;

const next = ({ side, yields }: BuildUnit): BuildUnit => ({
  at: 'build-unit',
  side,
  yields: yields.slice(1),
});

/** Builds by itself where there is nothing to choose. */
const settleBuild = (draft: Draft, frame: BuildUnit): void => {
  const { side, yields } = frame;
  const [first] = yields;
  if (!first) {
    done(draft);
    return;
  }
  // A unit destroyed for another one may have taken the subjugation marker with it.
  if (productionAt(draft.state, side, first.from).space === null) {
    replace(draft, next(frame));
    return;
  }
  const types = typesFor(side, first.icon);
  const [only] = types;
  if (only && types.length === 1 && inSupply(draft.state, only)) {
    put(draft, side, first, only);
    replace(draft, next(frame));
  } else if (
    !types.some((unit) => inSupply(draft.state, unit) || owned(draft.state, unit).length > 0)
  ) {
    emit(draft, 'nothing-built', { side, from: first.from }, 'component-limits.units');
    replace(draft, next(frame));
  }
};

const buildOffers = (state: RebellionState, { side, yields }: BuildUnit): readonly Offer[] => {
  const [first] = yields;
  if (!first) return [];
  const types = typesFor(side, first.icon);
  const possible = (unit: UnitId): boolean =>
    inSupply(state, unit) || owned(state, unit).length > 0;
  return [
    ...types.map((unit) =>
      offer({ kind: 'build-unit', unit }, possible(unit) ? null : 'component-limits.units'),
    ),
    offer(
      { kind: 'build-nothing' },
      types.some((unit) => inSupply(state, unit)) ? 'building.each-icon' : null,
    ),
  ];
};

export const buildUnit: Asking<BuildUnit> = {
  settle: settleBuild,

  ask: (state, frame) => ({
    by: seatFor(state, frame.side, 'admiral'),
    rules: [
      'building.each-icon',
      'building.rebel-choice',
      'resource-icons.sheet',
      'component-limits.units',
      'component-limits.destroy-own-condition',
      ...inTeams(state, 'building.team-admiral', 'refresh-phase.team-build'),
    ],
    options: buildOffers(state, frame),
  }),

  choose: {
    'build-unit'(draft, frame, { unit }) {
      const { side, yields } = frame;
      const [first] = yields;
      if (first && inSupply(draft.state, unit)) {
        put(draft, side, first, unit);
        replace(draft, next(frame));
      } else {
        replace(draft, { at: 'free-unit', side, unit, yields });
      }
    },

    'build-nothing'(draft, frame) {
      const [first] = frame.yields;
      if (first) {
        const { side } = frame;
        emit(draft, 'nothing-built', { side, from: first.from }, 'component-limits.units');
      }
      replace(draft, next(frame));
    },
  },
};

export const freeUnit: Asking<FrameOf<'free-unit'>> = {
  ask: (state, { side, unit }) => ({
    by: seatFor(state, side, 'admiral'),
    rules: [
      'component-limits.destroy-own',
      'component-limits.destroy-own-condition',
      'refresh-phase.destroy-own',
    ],
    options: [
      ...owned(state, unit).map((place) => offer({ kind: 'free-unit', unit, place })),
      ...owned(state, 'death-star')
        .filter(() => side === 'empire')
        .map((place) =>
          offer(
            { kind: 'free-unit', unit: 'death-star', place },
            'component-limits.keep-death-star',
          ),
        ),
    ],
  }),

  choose: {
    'free-unit'(draft, { side, yields: [first, ...yields] }, { unit, place }) {
      loseUnits(draft, side, place, { [unit]: 1 }, 'component-limits.destroy-own');
      if (first) put(draft, side, first, unit);
      const after = { at: 'build-unit', side, yields } as const;
      if (place === 'rebel-base-space') replace(draft, after);
      else replace(draft, { at: 'settle-system', system: place }, after);
    },
  },
};
