import type { Localized } from '../../rules/languages.ts';
import type { Beginning, Party } from '../../party/beginning.ts';

const begin = (
  id: string,
  variant: 'first' | 'advanced',
  players: 2 | 3 | 4,
  title: Localized<string>,
): Beginning => ({
  id,
  procedure: 'rebellion/game',
  setup: { phase: 'setup', variant, players },
  title,
});

export const beginnings: readonly Beginning[] = [
  begin('first', 'first', 2, { uk: 'Двоє, перша партія', ru: 'Двое, первая партия' }),
  begin('advanced', 'advanced', 2, { uk: 'Двоє, повна гра', ru: 'Двое, полная игра' }),
  begin('three', 'advanced', 3, { uk: 'Троє, повна гра', ru: 'Трое, полная игра' }),
  begin('four', 'advanced', 4, { uk: 'Четверо, повна гра', ru: 'Четверо, полная игра' }),
];

export const phases: Party['phases'] = {
  assignment: [
    'rebellion.assignment-phase.order',
    'rebellion.assignment-phase.choose-card',
    'rebellion.assignment-phase.two-leaders',
    'rebellion.assignment-phase.unassigned-use',
    'rebellion.assignment-phase.end',
  ],
  command: [
    'rebellion.command-phase.first-turn',
    'rebellion.command-phase.one-action',
    'rebellion.command-phase.pass',
    'rebellion.command-phase.all-passed',
    'rebellion.command-phase.return-unrevealed',
  ],
  refresh: [
    'rebellion.refresh-phase.retrieve-leaders',
    'rebellion.refresh-phase.two-missions',
    'rebellion.refresh-phase.draw-probes',
    'rebellion.refresh-phase.draw-objective',
    'rebellion.refresh-phase.advance',
    'rebellion.refresh-phase.recruit-draw',
    'rebellion.refresh-phase.build-units',
    'rebellion.refresh-phase.two-per-system',
  ],
};
