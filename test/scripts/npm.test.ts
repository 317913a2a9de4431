import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { npmQuiet } from '../../scripts/lib/npm.mjs';
import { root } from '../../scripts/lib/root.mjs';

it.each([
  ['as whoever asks for it', false, getPriority()],
  [
    'after whatever else wants the cores, when it gives way',
    true,
    Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()),
  ],
])('what npm starts runs %s', async (_, givesWay, expected) => {
  const started = ['exec', '--', 'node', '-p', 'os.getPriority()'];
  const { code, output } = await npmQuiet(root, started, process.env, givesWay);
  expect(code, output).toBe(0);
  expect(Number(output.trim().split('\n').at(-1))).toBe(expected);
});
