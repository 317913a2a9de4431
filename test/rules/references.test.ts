import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedLink } from '../../src/rules/link/links.ts';
import {
  absoluteRuleId,
  nearest,
  ruleId,
  splitRuleId,
  suggestion,
} from '../../src/rules/link/references.ts';

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
const place = fc.record({ game: slug, topic: slug });

describe('a rule id', () => {
  it('comes apart into what it was made of', () => {
    fc.assert(
      fc.property(slug, slug, slug, (game, topic, anchor) => {
        expect(splitRuleId(ruleId(game, topic, anchor))).toEqual({ game, topic, anchor });
      }),
    );
  });
});

describe('a reference', () => {
  it('of one part is a rule of the same topic', () => {
    fc.assert(
      fc.property(place, slug, (from, anchor) => {
        expect(absoluteRuleId(anchor, from)).toBe(`${from.game}.${from.topic}.${anchor}`);
      }),
    );
  });

  it('of two parts is a rule of the same game', () => {
    fc.assert(
      fc.property(place, slug, slug, (from, topic, anchor) => {
        expect(absoluteRuleId(`${topic}.${anchor}`, from)).toBe(`${from.game}.${topic}.${anchor}`);
      }),
    );
  });

  it('of three parts means the same from everywhere', () => {
    fc.assert(
      fc.property(place, slug, slug, slug, (from, ...parts) => {
        expect(absoluteRuleId(parts.join('.'), from)).toBe(parts.join('.'));
      }),
    );
  });

  it('of no, more or empty parts means nothing', () => {
    const wrong = fc.oneof(
      fc.array(slug, { minLength: 4, maxLength: 6 }).map((parts) => parts.join('.')),
      fc.tuple(slug, slug).map(([a, b]) => `${a}..${b}`),
      slug.map((part) => `${part}.`),
      slug.map((part) => `.${part}`),
      fc.constant(''),
    );
    fc.assert(
      fc.property(place, wrong, (from, reference) => {
        expect(absoluteRuleId(reference, from)).toBeUndefined();
      }),
    );
  });
});

describe('a link', () => {
  const from = { game: 'duel', topic: 'fight' };

  it.each([
    ['rule:hit', { to: 'rule', id: 'duel.fight.hit' }],
    ['rule:move.step', { to: 'rule', id: 'duel.move.step' }],
    ['rule:chess.castling.short', { to: 'rule', id: 'chess.castling.short' }],
    ['topic:move', { to: 'topic', game: 'duel', topic: 'move' }],
    ['topic:chess.castling', { to: 'topic', game: 'chess', topic: 'castling' }],
    ['term:captain', { to: 'term', id: 'duel.glossary.captain', game: 'duel', term: 'captain' }],
    ['term:chess.king', { to: 'term', id: 'chess.glossary.king', game: 'chess', term: 'king' }],
  ])('%s says by meaning where it leads', (url, target) => {
    expect(readTypedLink(url, from)).toEqual(target);
  });

  it.each(['rule:a.b.c.d', 'topic:a.b.c', 'term:a.b.c', 'rule:.a'])('%s is malformed', (url) => {
    expect(readTypedLink(url, from)).toBeNull();
  });

  it.each(['https://example.com/', '/uk/', '#hit', 'rules:hit', 'rule:'])(
    '%s is no link by meaning',
    (url) => {
      expect(readTypedLink(url, from)).toBeUndefined();
    },
  );
});

describe('the nearest name', () => {
  it('is the name itself where it exists', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 1 }), fc.nat(), (names, pick) => {
        const name = names[pick % names.length] ?? '';
        expect(nearest(name, names)).toBe(name);
      }),
    );
  });

  it('is the one with the fewest letters changed', () => {
    expect(nearest('retraet', ['attack', 'retreat', 'treat'])).toBe('retreat');
  });

  it('is said to be missing where nothing exists at all', () => {
    expect(suggestion('retreat', [])).toBe('Nothing of this kind exists yet.');
  });
});
