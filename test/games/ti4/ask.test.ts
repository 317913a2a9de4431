import { describe, expect, it } from 'vitest';
import type { ActionState } from '../../../src/games/ti4/engine/action/types.ts';
import { answered } from '../../ask/answered.ts';
import { afterEdits } from '../../ask/support.ts';

answered('ti4', [
  [
    'through-anomaly',
    { kind: 'move', unit: 'red-cruiser-1', path: ['34', '44', '26'] },
    'asteroid-field.no-ships',
  ],
  [
    'through-anomaly',
    { kind: 'move', unit: 'red-cruiser-2', path: ['42', '46', '26'] },
    'nebula.leaving',
  ],
  [
    'through-ships',
    { kind: 'move', unit: 'red-cruiser-1', path: ['34', '46', '26'] },
    'movement.through-ships',
  ],
  [
    'own-token',
    { kind: 'move', unit: 'red-cruiser-1', path: ['46', '26'] },
    'movement.start-with-token',
  ],
  ['activate-where', { kind: 'activate', system: '26' }, 'active-system.own-token'],
  ['activate-where', { kind: 'activate', system: '35' }, null],
  ['retreat-where', { kind: 'announce' }, 'space-combat.retreat-needs-system'],
  ['retreat-after', { kind: 'announce' }, null],
  [
    'bombard-shield',
    { kind: 'bombard', unit: 'red-dreadnought-1', planet: 'bereg' },
    'bombardment.planetary-shield',
  ],
  ['custodians', { kind: 'custodians' }, 'custodians-token.remove'],
  ['blockade', { kind: 'build', unit: 'cruiser', count: 1, planet: null }, 'blockaded.effect'],
  ['blockade', { kind: 'build', unit: 'infantry', count: 2, planet: 'lodor' }, null],
  ['what-to-vote-with', { kind: 'spend-good' }, 'agenda-phase.no-trade-goods'],
  ['what-to-vote-with', { kind: 'exhaust', planet: 'lodor' }, 'readied-card.exhausted'],
  ['tie', { kind: 'outcome', outcome: 'against' }, null],
  ['with-whom', { kind: 'partner', player: 'yellow' }, null],
  ['with-whom', { kind: 'partner', player: 'green' }, 'transactions.one-per-neighbor'],
  ['what-to-trade', { kind: 'give', ware: 'action-card' }, 'transactions.only-these'],
  ['what-to-trade', { kind: 'give', ware: 'note-in-play' }, 'promissory-notes.not-from-play'],
]);

describe('a field of a position', () => {
  it('changes the tile of the active system, and ships and tokens stay', async () => {
    const state = await afterEdits<ActionState>('ti4', 'retreat-where', ['tile-2', 39]);
    expect(state.system).toBe('40');
    expect(state.tokens['40']).toEqual(['red']);
    expect(state.galaxy.systems['26']).toBeUndefined();
    expect(state.holdings['lodor']).toBeUndefined();
    expect(state.units.filter(({ system }) => system === '40')).toHaveLength(3);
  });

  it('pays for a token on the board out of the reinforcements', async () => {
    const before = await afterEdits<ActionState>('ti4', 'own-token');
    const laid = await afterEdits<ActionState>('ti4', 'own-token', ['26-token-red', 1]);
    const more = await afterEdits<ActionState>('ti4', 'own-token', ['red-fleet', 5]);
    const reserve = (state: ActionState): number => state.sheets['red']?.reserve ?? 0;
    expect(reserve(laid)).toBe(reserve(before) - 1);
    expect(reserve(more)).toBe(reserve(before) - 2);
  });
});
