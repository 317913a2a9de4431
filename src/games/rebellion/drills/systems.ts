import type { Kinds } from '../../../drills/question.ts';
import { isPopulous, SYSTEM_IDS, systemOf } from '../engine/systems.ts';
import type { SystemId } from '../engine/systems.ts';
import { otherSide } from '../engine/units.ts';
import type { Side } from '../engine/units.ts';
import type { Mark, RebellionFacts } from './facts.ts';
import { rule, rules } from './rule.ts';

const SIDES = ['empire', 'rebel'] as const;
/** Ships: ground units of the Empire would subjugate the system. */
const ENEMY = { empire: 'x-wing', rebel: 'star-destroyer' } as const;
const GROUND = { empire: 'stormtrooper', rebel: 'rebel-trooper' } as const;

/** Coruscant is always Imperial, and the Rebels' base is at Yavin. */
const FREE = SYSTEM_IDS.filter((id) => id !== 'coruscant' && id !== 'yavin');
const POPULOUS = FREE.filter(isPopulous);
/** Systems that give a side exactly what it has no choice about. */
const SIMPLE = POPULOUS.filter((id) => systemOf(id).build === 1 && systemOf(id).icons.length === 1);

const marked = (side: Side, mark: Mark): object => {
  switch (mark) {
    case 'neutral':
    case 'remote':
      return {};
    case 'subjugated':
      return {
        ...(side === 'rebel' && { loyalty: side }),
        subjugated: true,
        units: { stormtrooper: 1 },
      };
    case 'sabotage':
      return { loyalty: side, sabotage: true };
    case 'enemy':
      return { loyalty: side, units: { [ENEMY[side]]: 1 } };
    case 'loyal':
    case 'full':
      return { loyalty: side };
  }
};

const DEPLOYS = rules(
  'sabotage.no-deploying',
  'deployment.enemy-units',
  'deployment.max-two',
  'systems.remote-no-deploy',
  'subjugation.rebels-barred',
);

const building = (side: Side, place: SystemId, mark: Mark) => ({
  round: 3,
  phase: 'refresh',
  time: 4,
  start: { side },
  systems: { [place]: marked(side, mark) },
  ...(side === 'rebel' && { base: { system: 'yavin' } }),
});

export const systems: Kinds<
  Pick<RebellionFacts, 'deploy' | 'yields' | 'loyalty' | 'lose-loyalty'>
> = {
  deploy: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(SIDES);
      const mark = chance.one([
        'loyal',
        'subjugated',
        'sabotage',
        'enemy',
        'remote',
        'full',
      ] as const);
      // Imperial units keep the Rebels out, and so does what they have laid there.
      if (mark === 'subjugated' && side === 'rebel') return null;
      const place = chance.one(mark === 'remote' ? FREE.filter((id) => !isPopulous(id)) : SIMPLE);
      const unit = side === 'empire' ? 'tie-fighter' : 'x-wing';
      const told = building(side, place, mark);
      const own = mark === 'remote' ? { units: { [GROUND[side]]: 1 } } : {};
      const put = { kind: 'deploy', unit, place };
      const queue = { [side]: [{ [unit]: 3 }, {}, {}] };
      return {
        facts: { side, mark, place },
        position: {
          procedure: 'rebellion/building',
          setup: {
            ...told,
            queue,
            systems: { [place]: { ...marked(side, mark), ...own } },
          },
          choices: [
            ...(side === 'rebel' ? [{ kind: 'build-unit', unit: 'y-wing' }] : []),
            ...(mark === 'full' ? [put, put] : []),
          ],
        },
        ask: { by: 'choice', choice: put },
        rule: rule('deployment.where'),
        wrong: DEPLOYS,
        meant: ['allowed', ...DEPLOYS],
      };
    },
  },
  yields: {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(SIDES);
      const place = chance.one(POPULOUS);
      const mark = chance.one([
        'loyal',
        'loyal',
        'neutral',
        'subjugated',
        'subjugated',
        'sabotage',
      ] as const);
      const icons = systemOf(place).icons.length;
      const decides = {
        loyal: 'building.each-icon',
        neutral: 'building.each-icon',
        subjugated: side === 'empire' ? 'subjugation.leftmost' : 'subjugation.rebels-barred',
        sabotage: 'sabotage.no-building',
      } as const;
      return {
        facts: { side, place, mark, icons },
        position: {
          procedure: 'rebellion/building',
          setup: building(side, place, mark),
          choices: [],
        },
        ask: { by: 'events', kind: 'system-yields', field: 'icons', where: { place } },
        rule: rule(decides[mark]),
        wrong: [icons, 1, 0, 2],
        within: [0, Math.min(3, icons + 1)],
      };
    },
  },
  loyalty: {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const place = chance.one(POPULOUS);
      const before = chance.one([...SIDES, null]);
      const side = chance.one(SIDES);
      const amount = chance.one([1, 2] as const);
      const subjugated = before !== 'empire' && chance.coin();
      // Of two in a neutral system no rule speaks by itself.
      if (before === side || (before === null && amount === 2)) return null;
      const decides =
        subjugated && before === null
          ? side === 'empire'
            ? 'subjugation.empire-gains'
            : 'subjugation.rebels-gain'
          : before === null
            ? 'loyalty.gain-neutral'
            : amount === 1
              ? 'loyalty.gain-opponent'
              : 'loyalty.gain-two';
      return {
        facts: { place, before, side, amount, subjugated },
        position: {
          procedure: 'rebellion/system',
          setup: {
            start: { system: place },
            systems: {
              [place]: {
                ...(before !== null && { loyalty: before }),
                ...(subjugated && { subjugated, units: { stormtrooper: 1 } }),
              },
            },
          },
          choices: [{ kind: 'gain-loyalty', side, amount }],
        },
        ask: { by: 'summary', path: [place, 'loyalty'], otherwise: 'neutral' },
        rule: rule(decides),
        wrong: ['empire', 'rebel', 'neutral'],
      };
    },
  },
  'lose-loyalty': {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const place = chance.one<SystemId>(chance.coin() ? FREE : ['coruscant']);
      const side = chance.one(SIDES);
      const loses = chance.coin();
      const before =
        place === 'coruscant'
          ? 'empire'
          : isPopulous(place)
            ? chance.one([loses ? side : otherSide(side), null])
            : null;
      const limits = rules(
        'loyalty.coruscant',
        'loyalty.lose-neutral',
        'systems.remote-neutral',
        'loyalty.marker-limit',
      );
      return {
        facts: { place, before, side, loses },
        position: {
          procedure: 'rebellion/system',
          setup: {
            start: { system: place },
            systems: { [place]: before === null ? {} : { loyalty: before } },
          },
          choices: [],
        },
        ask: {
          by: 'choice',
          choice: loses
            ? { kind: 'lose-loyalty', side }
            : { kind: 'gain-loyalty', side, amount: 1 },
        },
        rule: rule(
          loses ? 'loyalty.lose' : before ? 'loyalty.gain-opponent' : 'loyalty.gain-neutral',
        ),
        // A remote system is neutral too, so both rules would keep it from losing any.
        wrong: isPopulous(place)
          ? limits
          : limits.filter((one) => one !== rule('loyalty.lose-neutral')),
        meant: ['allowed', ...limits],
      };
    },
  },
};
