import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { INTERFACE, interfaceOf } from '../../src/i18n/languages.ts';

const partsOf = (language: string): readonly string[] =>
  filesBelow(root, `src/i18n/${language}`).map((file) => path.basename(file));

it.each(INTERFACE)('the interface says everything in «%s»', (language) => {
  expect(partsOf(language).length).toBeGreaterThan(10);
  expect(partsOf(language)).toEqual(partsOf(INTERFACE[0]));
});

it('the interface speaks its first language to whoever asks for one that it does not speak', () => {
  expect(interfaceOf('ru')).toBe('ru');
  expect([interfaceOf('en'), interfaceOf(undefined)]).toEqual([INTERFACE[0], INTERFACE[0]]);
});
