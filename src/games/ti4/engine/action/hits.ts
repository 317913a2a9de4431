import {
  addAimed,
  addHits,
  change,
  changeUnit,
  done,
  emit,
  offer,
  replace,
  takeOff,
} from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { used } from './effects.ts';
import {
  activeSystem,
  isLedBy,
  oneOfEach,
  owns,
  profile,
  sheetOf,
  shipsIn,
  troopsOn,
  unitOf,
} from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type { ActionState, FrameOf, RollReason, Unit } from './types.ts';

type Asked = FrameOf<'hits'>;

const ASSIGN: Readonly<Record<RollReason, Ti4Rule>> = {
  opening: 'destroyed.by-hits',
  cannon: 'space-cannon.offense-assign',
  barrage: 'anti-fighter-barrage.assign',
  combat: 'space-combat.assign-hits',
  bombardment: 'bombardment.destroy',
  defense: 'space-cannon.defense-assign',
  ground: 'ground-combat.assign-hits',
};

/** What keeps hits from fighters, where something but the roll itself does. */
const SPARES: Readonly<Partial<Record<RollReason, Ti4Rule>>> = {
  cannon: 'technology-cards.graviton-laser-system',
  combat: 'golden-rules.card-first',
};

const EXCESS: Readonly<Record<RollReason, Ti4Rule>> = {
  ...ASSIGN,
  barrage: 'anti-fighter-barrage.excess',
  bombardment: 'bombardment.excess',
};

const sufferers = (state: ActionState, { player, why, planet, only }: Asked): readonly Unit[] => {
  if (planet === null) {
    const ships = shipsIn(state, activeSystem(state), player);
    return only === undefined ? ships : ships.filter(({ id }) => id === only);
  }
  const troops = troopsOn(state, planet, player);
  const landed = state.landed[planet] ?? [];
  return why === 'defense' ? troops.filter(({ id }) => landed.includes(id)) : troops;
};

/** Hits of a combat roll that fall on fighters last. */
const aimedAt = ({ aimed }: ActionState, { why, player }: Asked): number =>
  why === 'combat' ? (aimed[player] ?? 0) : 0;

const targetsOf = (state: ActionState, frame: Asked): readonly Unit[] => {
  const all = sufferers(state, frame);
  if (frame.why === 'barrage') return all.filter(({ type }) => type === 'fighter');
  const rest = all.filter(({ type }) => type !== 'fighter');
  const isAimed = frame.spare || aimedAt(state, frame) > 0;
  return isAimed && rest.length > 0 ? rest : all;
};

const cancels = (state: ActionState, unit: Unit): number =>
  owns(state, unit.owner, 'non-euclidean-shielding') ? 2 : 1;

const destroyed: Readonly<Record<RollReason, readonly [Ti4Rule, ...Ti4Rule[]]>> = {
  opening: ['destroyed.by-hits', 'destroyed.what'],
  cannon: ['space-cannon.offense-assign', 'destroyed.by-hits'],
  barrage: ['anti-fighter-barrage.assign', 'destroyed.by-hits'],
  combat: ['space-combat.assign-hits', 'space-combat.destroyed-to-reinforcements'],
  bombardment: ['bombardment.destroy', 'destroyed.what'],
  defense: ['space-cannon.defense-assign', 'space-cannon.same-planet'],
  ground: ['ground-combat.assign-hits', 'ground-combat.destroyed-to-reinforcements'],
};

/** Off the board; the flagship of the Yin Brotherhood takes every ship in its system with it. */
export const sink = (
  draft: Draft,
  id: string,
  why: RollReason,
  first: Ti4Rule,
  ...rest: readonly Ti4Rule[]
): void => {
  const { owner: player, type, system } = takeOff(draft, id);
  emit(draft, 'unit-destroyed', { player, type, why }, first, ...rest);
  if (type !== 'flagship' || sheetOf(draft.state, player).faction !== 'yin-brotherhood') return;
  used(draft, player, 'flagship', 'destroyed.what');
  const gone = draft.state.players.flatMap((owner) => shipsIn(draft.state, system, owner));
  for (const ship of gone) sink(draft, ship.id, why, 'destroyed.what');
};

const destroy = (draft: Draft, id: string, why: RollReason): void => {
  const { owner } = unitOf(draft.state, id);
  sink(draft, id, why, ...destroyed[why]);
  addHits(draft, owner, -1);
  addAimed(draft, owner, -1);
};

/** The flagship of the Mentak Coalition keeps the ships of others from sustaining damage. */
const isDenied = (state: ActionState, { player, planet }: Asked): boolean =>
  planet === null &&
  sheetOf(state, player).faction !== 'mentak-coalition' &&
  isLedBy(state, 'mentak-coalition');

const sustainOffers = (state: ActionState, frame: Asked): readonly Offer[] => {
  const targets = new Set(targetsOf(state, frame).map(({ id }) => id));
  const able = sufferers(state, frame).filter((unit) => profile(state, unit).sustain);
  return oneOfEach(able).map((unit) => {
    const choice = { kind: 'sustain', unit: unit.id } as const;
    if (!targets.has(unit.id)) return offer(choice, 'sustain-damage.possible-target');
    if (unit.damaged) return offer(choice, 'sustain-damage.damaged');
    if (isDenied(state, frame)) return offer(choice, 'golden-rules.cannot');
    return frame.begun
      ? offer(choice, frame.why === 'combat' ? 'space-combat.sustain-first' : 'sustain-damage.when')
      : offer(choice);
  });
};

const lapse = (draft: Draft, { player, why }: Asked, hits: number): void => {
  if (hits > 0) emit(draft, 'hits-lost', { player, hits, why }, EXCESS[why]);
  const { hits: all, aimed } = draft.state;
  change(draft, { hits: { ...all, [player]: 0 }, aimed: { ...aimed, [player]: 0 } });
  done(draft);
};

export const hits: Asking<'hits'> = {
  settle(draft, frame) {
    const { state } = draft;
    const { player, why } = frame;
    const waiting = state.hits[player] ?? 0;
    const targets = targetsOf(state, frame);
    if (waiting <= 0 || targets.length === 0) {
      lapse(draft, frame, waiting);
      return;
    }
    const tempted = sufferers(state, frame).some((unit) => profile(state, unit).sustain);
    const same = oneOfEach(targets).length === 1;
    // Those that are aimed fall first.
    const due = Math.min(waiting, aimedAt(state, frame) || waiting);
    if (tempted || (!same && targets.length > due)) return;
    // Spared fighters must die only after the rest: one pass for each kind.
    for (const unit of targets.slice(0, due)) destroy(draft, unit.id, why);
    replace(draft, frame);
  },
  ask(state, frame) {
    const { player, why, begun } = frame;
    const targets = targetsOf(state, frame);
    const spared =
      why === 'opening' ? [] : sufferers(state, frame).filter((unit) => !targets.includes(unit));
    const sustains = sustainOffers(state, frame);
    const assign = ASSIGN[why];
    return {
      by: player,
      rules: begun
        ? [assign]
        : [assign, 'sustain-damage.when', 'sustain-damage.any-hit', 'sustain-damage.who'],
      options: [
        ...sustains,
        ...oneOfEach(targets).map(({ id }) => offer({ kind: 'destroy', unit: id })),
        ...oneOfEach(spared).map(({ id }) =>
          offer({ kind: 'destroy', unit: id }, SPARES[why] ?? assign),
        ),
      ],
    };
  },
  choose: {
    destroy(draft, frame, { unit }) {
      const { why } = frame;
      destroy(draft, unit, why);
      if (!frame.begun) replace(draft, { ...frame, begun: true });
    },

    sustain(draft, frame, choice) {
      const { player, why } = frame;
      const unit = unitOf(draft.state, choice.unit);
      const cancelled = Math.min(cancels(draft.state, unit), draft.state.hits[player] ?? 0);
      changeUnit(draft, unit.id, { damaged: true });
      addHits(draft, player, -cancelled);
      addAimed(draft, player, -cancelled);
      const { battle } = draft.state;
      if (battle) {
        change(draft, { battle: { ...battle, sustained: [...battle.sustained, unit.id] } });
      }
      emit(
        draft,
        'sustained',
        { player, type: unit.type, cancelled },
        'sustain-damage.cancel',
        'sustain-damage.until-repaired',
        why === 'combat' && 'space-combat.sustain-first',
        cancels(draft.state, unit) > 1 && 'sustain-damage.letnev-shielding',
      );
    },
  },
};

export const hitsOf = (
  player: Unit['owner'],
  why: RollReason,
  planet: string | null = null,
  spare = false,
): Asked => ({ at: 'hits', player, why, planet, begun: false, spare });
