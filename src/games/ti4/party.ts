import type { Beginning, Party } from '../../party/beginning.ts';
import type { Localized } from '../../rules/languages.ts';
import { PLAYERS } from './engine/action/types.ts';

const begin = (players: number, title: Localized<string>): Beginning => ({
  id: `players-${players}`,
  procedure: 'ti4/game',
  setup: { players: PLAYERS.slice(0, players) },
  title,
});

/** Near neighbours by a wormhole, so that fleets meet at once. */
const READY =
  '45 24 44 21 41 38 20 30 37 28 32 31 50 33 25 35 36 29 -1 -1 39 14 34 -1 -1 -1 26 1 22 -1 -1 -1 27 10 23 -1';

export const beginnings: readonly Beginning[] = [
  {
    id: 'ready-galaxy',
    procedure: 'ti4/game',
    setup: {
      players: PLAYERS.slice(0, 3),
      factions: { red: 'xxcha-kingdom', blue: 'federation-of-sol', yellow: 'barony-of-letnev' },
      speaker: 'red',
      galaxy: READY,
    },
    title: { uk: 'Троє гравців, готова галактика', ru: 'Три игрока, готовая галактика' },
  },
  begin(3, { uk: 'Троє гравців', ru: 'Три игрока' }),
  begin(4, { uk: 'Четверо гравців', ru: 'Четыре игрока' }),
  begin(5, { uk: 'П’ятеро гравців', ru: 'Пять игроков' }),
  begin(6, { uk: 'Шестеро гравців', ru: 'Шесть игроков' }),
];

export const phases: Party['phases'] = {
  strategy: [
    'ti4.strategy-phase.choosing',
    'ti4.strategy-phase.second-card',
    'ti4.strategy-phase.goods-on-unchosen',
  ],
  action: [
    'ti4.initiative-order.ascending',
    'ti4.action-phase.one-action',
    'ti4.action-phase.must-pass',
    'ti4.action-phase.end',
  ],
  status: [
    'ti4.status-phase.steps',
    'ti4.status-phase.score',
    'ti4.status-phase.tokens-order',
    'ti4.status-phase.check-fleets',
  ],
  agenda: [
    'ti4.agenda-phase.first-vote',
    'ti4.agenda-phase.voting-order',
    'ti4.agenda-phase.second-vote',
    'ti4.agenda-phase.ready-planets',
  ],
};
