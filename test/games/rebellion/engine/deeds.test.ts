import { describe } from 'vitest';
import { DEEDS } from '../../../../src/games/rebellion/engine/game/deeds/kinds.ts';
import { violationsOf, wholeGame } from '../../../../src/games/rebellion/engine/game/index.ts';
import { tells } from '../../../support/deeds.ts';
import { positionOf } from './game/helpers.ts';
import { brokenLaws } from './game/laws.ts';

const begin = (seed: number) =>
  wholeGame.begin(positionOf({ phase: 'setup', variant: 'advanced', players: 2 + (seed % 3) }))
    .state;

describe('deeds that a reader tells', () =>
  tells(wholeGame, begin, DEEDS, (state) => [...violationsOf(state), ...brokenLaws(state)]));
