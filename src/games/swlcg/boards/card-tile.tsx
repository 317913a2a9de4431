import type { JSX } from 'preact';
import { cardOf, edgeIconsOf, iconsOf } from '../engine/cards.ts';
import type { IconType, Piece } from '../engine/game/types.ts';
import type { GameBoardWords, GameNames } from '../words/game.ts';

export const ICON_TYPES = [
  'unit-damage',
  'tactics',
  'blast',
] as const satisfies readonly IconType[];

/** A blade, a reticle, a burst: three shapes that differ without colour. */
export const ICON_SHAPES: Readonly<Record<IconType, string>> = {
  'unit-damage': 'M3 17 14 6l3-3-1 4L5 18zM4 12l4 4',
  tactics: 'M10 3v4m0 6v4M3 10h4m6 0h4M10 6a4 4 0 1 0 .01 0',
  blast: 'm10 2 2 5 5-2-2 5 3 4-5-1-3 5-3-5-5 1 3-4-2-5 5 2z',
};

const Glyph = ({ type, edge }: { readonly type: IconType; readonly edge: boolean }) => (
  <svg class={`lcg-icon${edge ? ' lcg-icon-edge' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={ICON_SHAPES[type]} />
  </svg>
);

const Glyphs = ({ piece }: { readonly piece: Piece }): JSX.Element | null => {
  const normal = iconsOf(piece.card);
  const edge = edgeIconsOf(piece.card);
  const all = ICON_TYPES.flatMap((type, index) => [
    ...Array.from({ length: normal[index] ?? 0 }, () => ({ type, edge: false })),
    ...Array.from({ length: edge[index] ?? 0 }, () => ({ type, edge: true })),
  ]);
  return all.length === 0 ? null : (
    <span class="lcg-icons" aria-hidden="true">
      {all.map((icon, index) => (
        <Glyph key={index} {...icon} />
      ))}
    </span>
  );
};

const iconWords = (piece: Piece, words: GameBoardWords): readonly string[] => {
  const normal = iconsOf(piece.card);
  const edge = edgeIconsOf(piece.card);
  return ICON_TYPES.flatMap((type, index) => {
    const [usual = 0, more = 0] = [normal[index], edge[index]];
    return usual + more > 0 ? [words.marks.icon(type, usual, more)] : [];
  });
};

/** Everything that can be told of a card here, in the words of its printed fields. */
const factsOf = (piece: Piece, words: GameBoardWords, names: GameNames): readonly string[] => {
  const { marks } = words;
  const { cost, capacity, value, force, priority } = cardOf(piece.card);
  const inPlay = piece.zone === 'play';
  return [
    ...(!inPlay && cost !== undefined ? [marks.cost(cost)] : []),
    ...(force !== undefined && force > 0 ? [marks.force(force)] : []),
    ...(priority === undefined ? [] : [marks.priority(priority)]),
    ...(value === undefined ? [] : [marks.value(value)]),
    ...(inPlay && capacity !== undefined
      ? [piece.damage > 0 ? marks.damage(piece.damage, capacity) : marks.capacity(capacity)]
      : []),
    ...(piece.host === null ? [] : [marks.attached(names.piece(piece.host))]),
  ];
};

const statesOf = (piece: Piece, { marks }: GameBoardWords): readonly string[] => [
  ...(piece.focus > 0 ? [marks.focus(piece.focus)] : []),
  ...Array.from({ length: piece.shields }, () => marks.shield),
  ...(piece.committed ? [marks.committed] : []),
];

export const CardTile = ({
  piece,
  words,
  names,
}: {
  readonly piece: Piece;
  readonly words: GameBoardWords;
  readonly names: GameNames;
}): JSX.Element => {
  const exhausted = piece.focus > 0 ? ' lcg-exhausted' : '';
  const states = statesOf(piece, words);
  const icons = iconWords(piece, words);
  return (
    <li class={`lcg-card lcg-${piece.owner}${exhausted}`}>
      <span class="lcg-name">{names.piece(piece.id).replaceAll(/[«»]/g, '')}</span>
      <Glyphs piece={piece} />
      {icons.length > 0 && <span class="visually-hidden">{icons.join(', ')}. </span>}
      <span class="lcg-facts">{factsOf(piece, words, names).join(' · ')}</span>
      {states.length > 0 && <span class="lcg-states">{states.join(' · ')}</span>}
    </li>
  );
};
