import { addAimed, addHits, done, emit, offer, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { TEN } from './move.ts';
import { defendsInNebula, isLedBy, sheetOf } from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type { Die, FrameOf, RollReason, Shown } from './types.ts';

type Cited = readonly [Ti4Rule, ...Ti4Rule[]];

const ASKED: Readonly<Record<RollReason, Cited>> = {
  opening: ['space-combat.first-round-timing', 'abilities.factions'],
  cannon: ['space-cannon.offense-roll', 'space-cannon.offense-notation'],
  barrage: ['anti-fighter-barrage.roll', 'anti-fighter-barrage.notation'],
  combat: [
    'space-combat.combat-roll',
    'space-combat.ascending-rolls',
    'space-combat.separate-rolls',
  ],
  bombardment: ['bombardment.roll', 'bombardment.notation'],
  defense: ['space-cannon.defense-roll', 'space-cannon.defense-notation'],
  ground: ['ground-combat.combat-roll', 'combat-attribute.hit'],
};

const TOLD: Readonly<Record<RollReason, Cited>> = {
  opening: ['space-combat.first-round-timing', 'combat-attribute.hit'],
  cannon: [
    'space-cannon.offense-roll',
    'space-cannon.offense-where-printed',
    'space-cannon.offense-roll-effects',
  ],
  barrage: [
    'anti-fighter-barrage.roll',
    'anti-fighter-barrage.where-printed',
    'anti-fighter-barrage.combat-roll-effects',
  ],
  combat: [
    'space-combat.combat-roll',
    'space-combat.count-hits',
    'space-combat.attacker-rolls-first',
    'combat-attribute.hit',
  ],
  bombardment: ['bombardment.roll', 'bombardment.printed', 'bombardment.combat-effects'],
  defense: [
    'space-cannon.defense-roll',
    'space-cannon.defense-where-printed',
    'space-cannon.defense-roll-effects',
  ],
  ground: ['ground-combat.combat-roll', 'combat-attribute.hit'],
};

const BURST = 9;

const shownBy = (dice: readonly Die[], values: readonly number[]): readonly Shown[] =>
  dice.map(({ type, hit, bonus }, at) => {
    const value = values[at] ?? 0;
    return { type, value, bonus, hit: value + bonus >= hit };
  });

const count = (
  draft: Draft,
  { why, by, against, planet, dice }: FrameOf<'roll' | 'reroll' | 'reroll-die'>,
  values: readonly number[],
): void => {
  const shown = shownBy(dice, values);
  const bursts = dice.filter((each, at) => each.bursts && Number(values[at]) >= BURST).length;
  const hits = shown.filter(({ hit }) => hit).length + 2 * bursts;
  const [first, ...rest] = TOLD[why];
  const [die] = dice;
  const icons = why === 'combat' ? 'space-combat.burst-icons' : 'ground-combat.burst-icons';
  const fought = why === 'combat' || why === 'ground';
  emit(
    draft,
    'rolled',
    { player: by, why, planet, shown, hits },
    first,
    ...rest,
    ...(fought ? ([icons, 'combat-attribute.bursts'] as const) : []),
    die && die.bonus > 0 && 'modifiers.sign',
    why === 'combat' && defendsInNebula(draft.state, by) && 'nebula.defender-bonus',
  );
  addHits(draft, against, hits);
  // The flagship of the L1Z1X makes dreadnoughts aim, and itself.
  if (why !== 'combat' || !isLedBy(draft.state, 'l1z1x')) return;
  if (sheetOf(draft.state, by).faction !== 'l1z1x') return;
  const aims = shown.filter(
    ({ type, hit }) => hit && (type === 'flagship' || type === 'dreadnought'),
  ).length;
  addAimed(draft, against, aims);
};

/** Combat rolls only: no other roll can be rerolled by what rerolls combat rolls. */
const canReroll = (draft: Draft, { why, by }: FrameOf<'roll'>): boolean =>
  (why === 'combat' || why === 'ground') && sheetOf(draft.state, by).rerolls > 0;

export const roll: Asking<'roll'> = {
  ask(_state, { why, by, dice }) {
    const [first, ...rest] = ASKED[why];
    return {
      by,
      rules: [first, ...rest],
      draws: dice.map(({ type }) => ({ of: type, faces: TEN })),
    };
  },
  drawn(draft, frame, results) {
    const shown = results.map(Number);
    if (canReroll(draft, frame)) {
      const { why, by, against, planet, dice } = frame;
      const ask = { why, by, against, planet, dice, shown, ability: 1, again: [] };
      replace(draft, { at: 'reroll', ...ask });
      return;
    }
    done(draft);
    count(draft, frame, shown);
  },
};

export const reroll: Asking<'reroll'> = {
  ask(_state, { by, why, dice, again }) {
    return {
      by,
      rules:
        why === 'combat'
          ? ['space-combat.reroll-at-once', 'rerolls.at-once']
          : ['rerolls.at-once', 'rerolls.what'],
      options: [
        ...dice.map((_, die) =>
          offer({ kind: 'reroll', die }, again.includes(die) && 'rerolls.same-ability'),
        ),
        offer({ kind: 'keep' }),
      ],
    };
  },
  choose: {
    reroll(draft, frame, { die }) {
      replace(draft, { ...frame, at: 'reroll-die', die });
    },

    keep(draft, frame) {
      if (frame.ability < sheetOf(draft.state, frame.by).rerolls) {
        replace(draft, { ...frame, ability: frame.ability + 1, again: [] });
        return;
      }
      done(draft);
      count(draft, frame, frame.shown);
    },
  },
};

export const rerollDie: Asking<'reroll-die'> = {
  ask(_state, { by, dice, die }) {
    return {
      by,
      rules: ['rerolls.new-result', 'rerolls.at-once'],
      draws: [{ of: dice[die]?.type ?? 'fighter', faces: TEN }],
    };
  },
  drawn(draft, frame, results) {
    const { die, shown, dice, by, again } = frame;
    const value = Number(results[0]);
    emit(
      draft,
      'rerolled',
      { player: by, type: dice[die]?.type ?? 'fighter', before: shown[die] ?? 0, value },
      'rerolls.new-result',
      'rerolls.same-ability',
    );
    const { why, against, planet, ability } = frame;
    replace(draft, {
      at: 'reroll',
      why,
      by,
      against,
      planet,
      dice,
      ability,
      shown: shown.map((old, at) => (at === die ? value : old)),
      again: [...again, die],
    });
  },
};
