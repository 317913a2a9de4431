import { describe, expect, it } from 'vitest';
import type { GameSetup } from '../../../src/games/swlcg/engine/game/types.ts';
import { answered } from '../../ask/answered.ts';
import { edited } from '../../../src/ask/edits.ts';
import { afterEdits, opened, questionOf } from '../../ask/support.ts';

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

describe('a position by hand', () => {
  it('has three Force cards a side and no fourth', async () => {
    const { editable, setup } = await opened(questionOf('swlcg', 'force-full'));
    expect(editable.misfit(setup)).toBeNull();
    const fourth = edited(editable, setup, [['committed-emperors-royal-guard-1', 1]]);
    const told = editable.misfit(fourth)?.({ language: 'uk', terms: {} });
    expect(told).toMatch(/Сил/);
    // One of the other side's is no fourth of this one.
    const freed = edited(editable, fourth, [['committed-nightsister-1', 0]]);
    expect(editable.misfit(freed)).toBeNull();
  });
});
