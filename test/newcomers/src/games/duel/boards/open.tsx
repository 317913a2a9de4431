import type { Drawn } from '../../../engine/procedure.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import type { Duel } from '../engine/fight.ts';
import { fightNarrator } from './narrator.ts';

const Board = ({ state: { bonus, blow } }: { readonly state: Duel['State'] }) => (
  <p>
    +{bonus} = {blow ?? '–'}
  </p>
);

export const open: Open = (data, newSeed) => {
  const adapter = { ...fightNarrator(data.language), Board, Face: () => null };
  const book = data.choices as readonly (Duel['Choice'] | Drawn)[];
  return Promise.resolve(<Player adapter={adapter} data={data} book={book} newSeed={newSeed} />);
};
