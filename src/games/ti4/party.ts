import type { Beginning } from '../../party/beginning.ts';
import type { Localized } from '../../rules/languages.ts';
import { PLAYERS } from './engine/action/types.ts';

const begin = (players: number, title: Localized<string>): Beginning => ({
  id: `players-${players}`,
  procedure: 'ti4/game',
  setup: { players: PLAYERS.slice(0, players) },
  title,
});

export const beginnings: readonly Beginning[] = [
  begin(3, { uk: 'Троє гравців', ru: 'Три игрока' }),
  begin(4, { uk: 'Четверо гравців', ru: 'Четыре игрока' }),
  begin(5, { uk: 'П’ятеро гравців', ru: 'Пять игроков' }),
  begin(6, { uk: 'Шестеро гравців', ru: 'Шесть игроков' }),
];
