import type { JSX } from 'preact';
import { damageOf, healthOf } from '../engine/combat/board.ts';
import type { Figure } from '../engine/combat/types.ts';
import type { CombatBoardWords } from '../words/combat.ts';
import { Pips } from './pips.tsx';
import { figureShape } from './shapes.tsx';

export interface FigureNames {
  readonly full: string;
  readonly short: string;
}

export const FigureToken = ({
  figure,
  names,
  words,
}: {
  readonly figure: Figure;
  readonly names: FigureNames;
  readonly words: CombatBoardWords;
}): JSX.Element => {
  const health = healthOf(figure);
  const doomed = figure.zone === 'sheet';
  const damage = words.damage(figure.markers, figure.assigned.length);
  const told = [
    health ? words.health(health.colour, health.value) : words.noHealth,
    ...(damage === '' ? [] : [damage]),
    ...(doomed ? [words.doomed] : []),
  ];
  const hit = figure.assigned.length > 0 ? ' figure-hit' : '';
  return (
    <li class={`figure figure-${figure.side}${doomed ? ' figure-doomed' : ''}${hit}`}>
      <svg class="figure-shape" viewBox="0 0 48 48" aria-hidden="true">
        <g class="figure-body">{figureShape(figure.unit)}</g>
        {doomed && <path class="figure-cross" d="M5 5 43 43M43 5 5 43" />}
      </svg>
      <span class="figure-name" aria-hidden="true">
        {names.short}
      </span>
      {health && (
        <Pips
          colour={health.colour}
          health={health.value}
          markers={figure.markers}
          damage={damageOf(figure)}
        />
      )}
      <span class="visually-hidden">{`${names.full}: ${told.join(', ')}`}</span>
    </li>
  );
};
