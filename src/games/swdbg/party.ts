import type { Beginning, Party } from '../../party/beginning.ts';

export const beginnings: readonly Beginning[] = [
  {
    id: 'two-players',
    procedure: 'swdbg/game',
    setup: undefined,
    title: { uk: 'Двоє гравців', ru: 'Два игрока' },
  },
];

export const asksCards = true;

export const phases: Party['phases'] = {
  turn: [
    'swdbg.turn.new-base',
    'swdbg.turn.force-bonus',
    'swdbg.turn.ship-income',
    'swdbg.turn.any-order',
    'swdbg.turn.discard-units',
    'swdbg.turn.straighten',
    'swdbg.turn.discard-hand',
    'swdbg.turn.return-resources',
    'swdbg.turn.draw-five',
  ],
};
