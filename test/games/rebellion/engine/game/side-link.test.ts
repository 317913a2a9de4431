import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatSideLink,
  parseSideLink as parseWith,
  SIGHT_LIMIT,
  stateFrom,
  viewFor,
  wholeGame,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import type { RebellionState } from '../../../../../src/games/rebellion/engine/game/index.ts';
import { positionOf } from './helpers.ts';
import { playRandomly } from './random-play.ts';
import { parsePosition } from '../../../../../src/games/rebellion/positions/game.ts';

const parseSideLink = (text: unknown) => parseWith(text, parsePosition);

const VIEWERS = ['empire', 'rebel', 'onlooker'] as const;

/** Moments of random games at which somebody may want to share what he sees. */
const moments = (check: (state: RebellionState) => void): void =>
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(2, 4), (seed, players) => {
      let steps = 0;
      playRandomly(wholeGame, positionOf({ phase: 'setup', players }), seed, ({ state }) => {
        steps += 1;
        if (steps % 41 === 0) check(state);
      });
    }),
    { seed: 7, numRuns: 6 },
  );

const sightOf = (text: string) => {
  const parsed = parseSideLink(text);
  if (!parsed.ok) throw new Error(`Not read: ${text}`);
  return parsed.sight;
};

const contentOf = (text: string): string =>
  Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('utf8');

describe('a link marked as one side’s', () => {
  it('brings back the board as this side sees it', () => {
    moments((state) => {
      for (const viewer of VIEWERS) {
        const { setup, hidden } = sightOf(formatSideLink(state, viewer));
        const again = viewFor(stateFrom(setup), viewer);
        const seen = viewFor(state, viewer);
        expect(again.systems).toEqual(seen.systems);
        expect(again.base).toEqual(seen.base);
        expect(again.queue).toEqual(seen.queue);
        expect([again.time, again.reputation, again.round]).toEqual([
          seen.time,
          seen.reputation,
          seen.round,
        ]);
        const own = viewer === 'empire' ? 'empire-missions' : 'rebel-missions';
        const { hand } = seen.piles[own];
        if (viewer === 'onlooker') expect(hidden[own] ?? 0).toBe(hand.length);
        else expect(again.piles[own].hand).toEqual(hand);
      }
    });
  });

  it('names no card that the other side hides, nor the hidden base', () => {
    moments((state) => {
      const text = contentOf(formatSideLink(state, 'empire'));
      const { missions, piles, base } = state;
      const shown = [
        ...piles['rebel-missions'].discard,
        ...missions.filter(({ revealed }) => revealed).map(({ card }) => card),
        // A ring bears the name of the card that attached it, and is seen by all.
        ...Object.values(state.leaders).map(({ ring }) => ring),
      ];
      const secret = [
        ...piles['rebel-missions'].hand,
        ...piles['rebel-actions'].hand,
        ...piles.objectives.hand,
        ...missions
          .filter(({ side, revealed }) => side === 'rebel' && !revealed)
          .map(({ card }) => card),
      ].filter((card) => card !== 'sabotage' && !shown.some((open) => open === card));
      expect(secret.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      const found = (JSON.parse(text) as { position: { base?: object } }).position.base ?? {};
      expect('system' in found).toBe(base.revealed);
      const rebels = contentOf(formatSideLink(state, 'rebel'));
      expect(rebels.includes('"probes":{"hand"')).toBe(false);
    });
  });

  it('stays within its limit', () => {
    moments((state) => {
      for (const viewer of VIEWERS) {
        expect(formatSideLink(state, viewer).length).toBeLessThan(SIGHT_LIMIT / 2);
      }
    });
  });

  it('is read or refused, whatever stands in the address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.anything(),
          fc.json().map((json) => `v1.empire.${btoa(encodeURIComponent(json))}`),
        ),
        (text) => {
          expect(typeof parseSideLink(text).ok).toBe('boolean');
        },
      ),
    );
    expect(parseSideLink(`v1.empire.${'A'.repeat(SIGHT_LIMIT)}`)).toEqual({ ok: false });
    expect(parseSideLink(`v1.empire.${btoa('{"position":{},"hidden":{"probes":-1}}')}`)).toEqual({
      ok: false,
    });
    expect(parseSideLink(`v1.jabba.${btoa('{"position":{}}')}`)).toEqual({ ok: false });
    expect(parseSideLink(`v1.rebel.${btoa('{"position":{}}')}`).ok).toBe(true);
  });

  it('is read or refused when it was spoilt on its way, and never throws', () => {
    const links: string[] = [];
    playRandomly(wholeGame, positionOf({ phase: 'setup' }), 5, ({ state }) => {
      if (state.round < 4) links.push(formatSideLink(state, 'empire'));
    });
    const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
    const spoilt = fc
      .record({
        link: fc.constantFrom(...links.filter((_, index) => index % 17 === 0)),
        at: fc.nat(),
        sign: fc.constantFrom('', 'A', '_', '.', '%', 'é', '9', '{', '"', '-1'),
        inside: fc.boolean(),
      })
      .map(({ link, at, sign, inside }) => {
        // Inside, what is spoilt is the position itself, so that it has to be read.
        const text = inside ? contentOf(link) : link;
        const place = at % text.length;
        const changed = text.slice(0, place) + sign + text.slice(place + 1);
        return inside ? `v1.empire.${encode(changed)}` : changed;
      });
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(spoilt, (text) => {
        answers.add(parseSideLink(text).ok);
      }),
      { seed: 20_261_118, numRuns: 3000 },
    );
    expect([...answers].sort()).toEqual([false, true]);
  });

  it('is read in the form it was written in, and in no other', () => {
    const { state } = wholeGame.begin(positionOf({ phase: 'setup', players: 2 }));
    const text = formatSideLink(state, 'rebel');
    const [version = '', ...rest] = text.split('.');
    expect(parseSideLink(text).ok).toBe(true);
    for (const other of [`${Number(version) + 1}.${rest.join('.')}`, `${text}.1`]) {
      expect(parseSideLink(other)).toEqual({ ok: false });
    }
  });
});
