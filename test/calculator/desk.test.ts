import { describe, expect, it } from 'vitest';
import { deskOf } from '../../src/calculator/desk.ts';
import { view } from './support/fixture.ts';

const desk = deskOf(view);

describe('the desk of a calculator', () => {
  it('answers and says which changes make sense', () => {
    // Two coins each: 6 of 16 throws tie, and the other ten are shared.
    const reply = desk.answer({ kind: 'ask', values: { 'a.coins': 2, 'd.coins': 2 } }, 'uk');
    expect(reply).toMatchObject({ kind: 'ask', fitting: ['one-more', 'luck'] });
    if (reply.kind !== 'ask') return;
    expect(reply.told.verdict.map(({ chance }) => chance)).toEqual([5 / 16, 6 / 16, 5 / 16]);
  });

  it('leaves out a change that makes none', () => {
    const values = { 'a.coins': 9, lucky: true };
    expect(desk.answer({ kind: 'ask', values }, 'uk')).toMatchObject({ fitting: [] });
  });

  it('refuses in words', () => {
    expect(desk.answer({ kind: 'ask', values: {} }, 'uk')).toEqual({
      kind: 'refused',
      problem: 'second: bad-number',
    });
  });

  it('compares each change alone, and all of them together', () => {
    const values = { 'a.coins': 1, 'd.coins': 1 };
    const reply = desk.answer({ kind: 'compare', values, changes: ['luck', 'one-more'] }, 'uk');
    if (reply.kind !== 'compare') throw new Error(reply.kind);
    expect(reply.rows.map(({ what }) => what)).toEqual([
      'now',
      { change: 'one-more' },
      { change: 'luck' },
      'all',
    ]);
    const wins = reply.rows.map(({ result }) => result.ok && result.verdict[0]?.chance);
    // Heads against tails; two coins show more than one in 4 of 8; a point ahead in 3 of 4, in 7 of 8.
    expect(wins).toEqual([1 / 4, 1 / 2, 3 / 4, 7 / 8]);
    expect(reply.rows.at(-1)?.values).toEqual({ 'a.coins': 2, 'd.coins': 1, lucky: true });
  });

  it('says what stands against a change, beside the others', () => {
    const values = { 'a.coins': 9, 'd.coins': 1 };
    const reply = desk.answer({ kind: 'compare', values, changes: ['one-more'] }, 'uk');
    if (reply.kind !== 'compare') throw new Error(reply.kind);
    expect(reply.rows[1]?.result).toEqual({ ok: false, problem: 'first: bad-number' });
  });

  it('seeks a wanted chance', () => {
    const values = { 'a.coins': 1, 'd.coins': 1 };
    expect(desk.answer({ kind: 'seek', values, wanted: 0.5 }, 'uk')).toEqual({
      kind: 'seek',
      found: {
        text: 'Досить 2.',
        steps: [{ text: 'Додати', values: { 'a.coins': 2, 'd.coins': 1 } }],
      },
    });
  });
});
