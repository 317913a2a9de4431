import type { Kinds } from '../../../drills/question.ts';
import { cardOf, hasKeyword } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { otherSide } from '../engine/sides.ts';
import type { SwlcgFacts } from './facts.ts';
import { rule, rules } from './rule.ts';
import { FOE, marked, OBJECTIVE, of, sides, table, unitsOf } from './table.ts';

const ICONS = { 'unit-damage': 0, tactics: 1, blast: 2 } as const;

const SENDING = rules(
  'engagement.one-attacker',
  'engagement.once-each',
  'engagement.needs-attacker',
  'edge-battle.needs-participant',
);
const STRIKING = rules(
  'combat-icons.unit-damage-effect',
  'combat-icons.blast-defence',
  'combat-icons.without-edge',
  'strikes.one-at-a-time',
  'strikes.no-pass',
);

/** Cards that count in an edge battle by their icons alone. */
const stacked = (side: 'light' | 'dark'): readonly CardId[] =>
  [...of(side, 'event'), ...of(side, 'enhancement'), ...unitsOf(side)].filter(
    (id) => cardOf(id).force !== undefined,
  );

export const conflict: Kinds<
  Pick<
    SwlcgFacts,
    'attacking' | 'defending' | 'edge' | 'first-strike' | 'striking' | 'strike-tokens'
  >
> = {
  attacking: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const unit = marked(chance, chance.one(unitsOf(side)));
      return {
        facts: { side, unit },
        position: {
          procedure: 'swlcg/engagement',
          setup: table(side, { play: [OBJECTIVE[side], FOE[side], unit] }),
          choices: [{ kind: 'engage', objective: `${OBJECTIVE[otherSide(side)]}-1` }],
        },
        ask: { by: 'choice', choice: { kind: 'send', piece: `${unit.card}-1` } },
        rule: rule('engagement.attackers'),
        wrong: SENDING,
        meant: ['allowed', ...rules('engagement.attackers')],
      };
    },
  },
  defending: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const other = otherSide(side);
      const unit = marked(chance, chance.one(unitsOf(side)));
      return {
        facts: { side, unit },
        position: {
          procedure: 'swlcg/engagement',
          setup: table(other, {}, { play: [OBJECTIVE[side], FOE[side], unit] }),
          choices: [
            { kind: 'engage', objective: `${OBJECTIVE[side]}-1` },
            { kind: 'send', piece: `${FOE[other]}-1` },
            { kind: 'done' },
          ],
        },
        ask: { by: 'choice', choice: { kind: 'send', piece: `${unit.card}-1` } },
        rule: rule('engagement.defenders'),
        wrong: SENDING,
        meant: ['allowed', ...rules('engagement.defenders')],
      };
    },
  },
  edge: {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const attacker = chance.one(sides);
      const defender = otherSide(attacker);
      const many = chance.number(1, 3);
      const cards = {
        [attacker]: chance.some(stacked(attacker), many),
        [defender]: chance.some(stacked(defender), many),
      } as Readonly<Record<'light' | 'dark', readonly CardId[]>>;
      const sum = (side: 'light' | 'dark'): number =>
        cards[side].reduce((all, id) => all + (cardOf(id).force ?? 0), 0);
      if (Math.abs(sum('light') - sum('dark')) > 2) return null;
      const place = (id: CardId) => ({ kind: 'place', piece: `${id}-1` });
      return {
        facts: { attacker, light: cards.light, dark: cards.dark },
        position: {
          procedure: 'swlcg/edge-battle',
          setup: {
            ...table(
              attacker,
              { hand: [...cards[attacker], ...of(attacker, 'fate').slice(0, 1)] },
              { hand: [...cards[defender], ...of(defender, 'fate').slice(0, 1)] },
            ),
            engaged: {
              objective: `${OBJECTIVE[defender]}-1`,
              attackers: [`${FOE[attacker]}-1`],
              defenders: [`${FOE[defender]}-1`],
            },
          },
          choices: [
            ...cards[attacker].flatMap((id, at) => {
              const answer = cards[defender][at];
              return answer === undefined ? [place(id)] : [place(id), place(answer)];
            }),
            { kind: 'pass' },
            { kind: 'pass' },
          ],
        },
        ask: { by: 'summary', path: ['edge'] },
        rule: rule(sum('light') === sum('dark') ? 'edge-battle.tie' : 'edge-battle.count'),
        wrong: sides,
      };
    },
  },
  'first-strike': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const attacker = chance.one(sides);
      const defender = otherSide(attacker);
      const edge = chance.one(sides);
      const exhausted = chance.one([...sides, null, null]);
      const [one, other] = [attacker, defender].map((side) => ({
        play: [OBJECTIVE[side], { card: FOE[side], focus: exhausted === side ? 1 : 0 }],
      }));
      if (!one || !other) return null;
      return {
        facts: { attacker, edge, exhausted },
        position: {
          procedure: 'swlcg/strikes',
          setup: {
            ...table(attacker, one, other),
            engaged: {
              objective: `${OBJECTIVE[defender]}-1`,
              attackers: [`${FOE[attacker]}-1`],
              defenders: [`${FOE[defender]}-1`],
              edge,
            },
          },
          choices: [],
        },
        ask: { by: 'decides' },
        rule: rule(exhausted === edge ? 'strikes.alone' : 'strikes.alternate'),
        wrong: sides,
      };
    },
  },
  striking: {
    knowledge: 2,
    complexity: 3,
    draw: (chance) => {
      const side = chance.one(sides);
      const other = otherSide(side);
      const icon = chance.one(['unit-damage', 'tactics', 'blast'] as const);
      const unit = chance.one(
        unitsOf(side).filter((id) => (cardOf(id).icons?.[ICONS[icon]] ?? 0) > 0),
      );
      const attacks = chance.coin();
      const targeted = hasKeyword(unit, 'targeted-strike');
      const at = icon === 'blast' ? 'objective' : chance.one(['participant', 'outside'] as const);
      const outside = other === 'light' ? 'believer-in-the-old-ways' : 'dark-side-apprentice';
      // A unit that fights in defence, and the objective that is attacked, belong to one side.
      const [attacker, defender] = attacks ? [side, other] : [other, side];
      const target = {
        participant: `${FOE[other]}-1`,
        outside: `${outside}-1`,
        objective: attacks ? `${OBJECTIVE[defender]}-1` : null,
      }[at];
      const own = { play: [OBJECTIVE[side], unit] };
      const enemy = { play: [OBJECTIVE[other], FOE[other], outside] };
      return {
        facts: { side, unit, icon, attacks, at, targeted },
        position: {
          procedure: 'swlcg/strikes',
          setup: {
            active: attacker,
            [side]: own,
            [other]: enemy,
            engaged: {
              objective: `${OBJECTIVE[defender]}-1`,
              attackers: [attacks ? `${unit}-1` : `${FOE[other]}-1`],
              defenders: [attacks ? `${FOE[other]}-1` : `${unit}-1`],
              edge: side,
            },
          },
          choices: [{ kind: 'strike', piece: `${unit}-1` }],
        },
        ask: { by: 'choice', choice: { kind: 'icon', icon, target } },
        rule: rule(
          (
            {
              'unit-damage':
                targeted && attacks && at === 'outside'
                  ? 'keywords.targeted-strike-any'
                  : 'combat-icons.unit-damage-effect',
              tactics: 'combat-icons.tactics-anyone',
              blast: 'combat-icons.blast-effect',
            } as const
          )[icon],
        ),
        wrong: STRIKING,
        meant: ['allowed', ...STRIKING],
      };
    },
  },
  'strike-tokens': {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const other = otherSide(side);
      const unit = chance.one(unitsOf(side));
      const committed = chance.coin();
      return {
        facts: { unit, committed },
        position: {
          procedure: 'swlcg/strikes',
          setup: {
            ...table(side, { play: [OBJECTIVE[side], { card: unit, committed }] }),
            engaged: {
              objective: `${OBJECTIVE[other]}-1`,
              attackers: [`${unit}-1`],
              defenders: [`${FOE[other]}-1`],
              edge: side,
            },
          },
          choices: [{ kind: 'strike', piece: `${unit}-1` }],
        },
        ask: {
          by: 'events',
          kind: 'focused',
          field: 'amount',
          where: { piece: `${unit}-1`, source: 'strike' },
        },
        rule: rule(committed ? 'force-phase.two-tokens' : 'strikes.focus'),
        wrong: [0, 1, 2, 3],
      };
    },
  },
};
