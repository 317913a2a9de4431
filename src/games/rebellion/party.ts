import type { Localized } from '../../rules/languages.ts';
import type { Beginning } from '../../party/beginning.ts';

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
