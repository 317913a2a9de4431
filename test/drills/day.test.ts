import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  dayOf,
  daysBefore,
  FIRST_DAY,
  ofDay,
  pastDay,
  today,
} from '../../src/drills/day.ts';

describe('the position of the day', () => {
  it('counts days over the ends of months and years', () => {
    expect(dayNumber(FIRST_DAY)).toBe(0);
    expect(dayNumber('2026-12-01')).toBe(13);
    expect(dayNumber('2027-01-01')).toBe(44);
    expect(dayOf(44)).toBe('2027-01-01');
    expect(dayOf(dayNumber('2028-02-29'))).toBe('2028-02-29');
  });

  it('takes the date of the reader’s own calendar', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const offset = (minutes: number): Date =>
      Object.assign(new Date(now), { getTimezoneOffset: () => minutes });
    expect(today(offset(0))).toBe('2026-11-20');
    expect(today(offset(-13 * 60))).toBe('2026-11-21');
    expect(today(offset(12 * 60 + 1))).toBe('2026-11-19');
  });

  it('opens days that have been, and no others', () => {
    const last = '2026-12-31';
    expect(pastDay('2026-11-18', last)).toBe('2026-11-18');
    expect(pastDay(last, last)).toBe(last);
    for (const strange of ['2027-01-01', '2026-11-17', '2026-11-31', '2026-13-01', '', 'play=1']) {
      expect(pastDay(strange, last)).toBeNull();
    }
  });

  it('survives whatever an address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = pastDay(text, '2026-12-31');
        expect(day === null || day === text).toBe(true);
      }),
    );
  });

  it('tells days from the last back to the first', () => {
    expect(daysBefore('2026-11-20', 31)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
    expect(daysBefore('2027-11-20', 2)).toEqual(['2027-11-20', '2027-11-19']);
    expect(daysBefore('2020-01-01', 31)).toEqual([]);
  });

  it('gives each thing its turn', () => {
    const things = ['one', 'two', 'three'];
    expect(daysBefore('2026-11-21', 4).map((day) => ofDay(things, day))).toEqual([
      'one',
      'three',
      'two',
      'one',
    ]);
    expect(ofDay<string>([], '2026-11-21')).toBeUndefined();
  });
});
