import { FIRST_GAME } from '../../setup.ts';
import type { Placement } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';
import { shuffled, cardsIn, withoutAll } from '../deck.ts';
import { changePile, changeSystem, done, emit, pileOf } from '../draft.ts';
import type { Cited, Draft } from '../draft.ts';
import type { GameRule } from '../../rule.ts';
import { addUnits } from '../units.ts';

/** Each place of the first game has a rule of its own. */
const ABOUT: Readonly<Partial<Record<Placement['place'], GameRule>>> = {
  'rebel-base-space': 'first-game.base-space',
  kashyyyk: 'first-game.kashyyyk',
  bothawui: 'first-game.bothawui',
  naboo: 'first-game.naboo',
  saleucami: 'first-game.saleucami',
  mandalore: 'first-game.mandalore',
  coruscant: 'first-game.coruscant',
  corellia: 'first-game.corellia',
  sullust: 'first-game.sullust',
  mustafar: 'first-game.mustafar',
};

const ruleOf = ({ place }: Placement): GameRule => ABOUT[place] ?? 'first-game.differences';

const mark = (draft: Draft, { place, side, marker }: Placement): void => {
  if (place === 'rebel-base-space' || marker === null) return;
  changeSystem(draft, place, marker === 'loyalty' ? { loyalty: side } : { subjugated: true });
};

/** Systems whose probe cards are left out: the Empire is there, and they have cards. */
const REMOVED: readonly SystemId[] = FIRST_GAME.flatMap(({ place, side, marker }) =>
  side === 'empire' && marker !== null && place !== 'rebel-base-space' ? [place] : [],
);

export const boxProbes = (draft: Draft, systems: readonly SystemId[], ...cited: Cited): void => {
  const { deck, aside, box } = pileOf(draft.state, 'probes');
  const back = withoutAll([...cardsIn(deck), ...aside], systems);
  changePile(draft, 'probes', { deck: shuffled(back), aside: [], box: [...box, ...systems] });
  emit(draft, 'probes-boxed', { systems }, ...cited);
};

export const firstForces = (draft: Draft): void => {
  for (const placement of FIRST_GAME) {
    const { side, place, units, marker } = placement;
    mark(draft, placement);
    addUnits(draft, place, units);
    const cited = ruleOf(placement);
    if (marker !== null && place !== 'rebel-base-space') {
      if (marker === 'loyalty') emit(draft, 'start-loyal', { side, systems: [place] }, cited);
      else emit(draft, 'start-subjugated', { systems: [place] }, cited);
    }
    if (Object.keys(units).length > 0) emit(draft, 'units-placed', { side, place, units }, cited);
  }
  boxProbes(draft, REMOVED, 'first-game.probe-cards');
  done(draft);
};
