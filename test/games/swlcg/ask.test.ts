import { describe, expect, it } from 'vitest';
import type { GameSetup } from '../../../src/games/swlcg/engine/game/types.ts';
import { answered } from '../../ask/answered.ts';
import { afterEdits } from '../../ask/support.ts';

answered('swlcg', [
  [
    'resource-match',
    { kind: 'play', piece: 'trust-your-feelings-1', host: null },
    'resource-match.neutral-source',
  ],
  ['what-to-play', { kind: 'play', piece: 'darth-vader-2', host: null }, 'in-play.unique-limit'],
  ['who-attacks', { kind: 'send', piece: 'guardian-of-peace-1' }, 'engagement.attackers'],
  ['who-attacks', { kind: 'send', piece: 'twilek-loyalist-1' }, null],
  ['who-defends', { kind: 'send', piece: 'darth-vader-1' }, 'engagement.defenders'],
  ['edge-cards', { kind: 'pass' }, null],
  ['pass-strikes', { kind: 'pass' }, 'strikes.no-pass'],
  ['tactics-targets', { kind: 'icon', icon: 'tactics', target: 'nightsister-1' }, null],
  [
    'tactics-targets',
    { kind: 'icon', icon: 'unit-damage', target: 'nightsister-1' },
    'combat-icons.unit-damage-effect',
  ],
  ['whom-to-commit', { kind: 'commit', piece: 'guardian-of-peace-1', side: 'light' }, null],
  [
    'force-full',
    { kind: 'commit', piece: 'emperors-royal-guard-1', side: 'dark' },
    'force-phase.all-used',
  ],
  ['second-attack', { kind: 'engage', objective: 'imperial-command-1' }, 'engagement.once-each'],
  ['second-attack', { kind: 'engage', objective: 'kuat-reinforcements-1' }, null],
]);

describe('a field of a position', () => {
  it('takes a unit out of the engagement with its card, and what lies on it', async () => {
    const gone = await afterEdits<GameSetup>('swlcg', 'edge-cards', ['dark-play-darth-vader', 0]);
    expect(gone.engagement?.defenders).toEqual([]);
    expect(gone.pieces.map(({ card }) => card)).not.toContain('darth-vader');
  });
});
