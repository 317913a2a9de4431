import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders, siteHeaders } from '../../scripts/lib/headers.ts';

const text = `# What every page sends
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/_astro/*
  Cache-Control: public, max-age=31536000
  X-Robots-Tag: noindex
/uk/:game/
  X-Robots-Tag: noarchive
`;

describe('a _headers file', () => {
  const rules = parseHeaders(text);

  it('keeps whole a value with colons and semicolons in it', () => {
    expect(headersFor(rules, '/').get('content-security-policy')).toBe(
      "default-src 'self'; img-src 'self' data:",
    );
  });

  it('gives a path the headers of every pattern it matches', () => {
    const headers = headersFor(rules, '/_astro/page.css');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000');
  });

  it('gives no header of a pattern the path does not match', () => {
    expect(headersFor(rules, '/uk/').has('cache-control')).toBe(false);
  });

  it('lets a named part of a pattern stand for one segment only', () => {
    expect(headersFor(rules, '/uk/duel/').get('x-robots-tag')).toBe('noarchive');
    expect(headersFor(rules, '/uk/duel/combat/').has('x-robots-tag')).toBe(false);
  });

  it('joins the values of a header that two patterns set', () => {
    const both = parseHeaders('/*\n  X-Robots-Tag: noindex\n/a\n  X-Robots-Tag: noarchive\n');
    expect(headersFor(both, '/a').get('x-robots-tag')).toBe('noindex, noarchive');
  });

  it('takes a dot in a pattern for a dot', () => {
    const rule = parseHeaders('/site.webmanifest\n  X-Test: yes\n');
    expect(headersFor(rule, '/siteXwebmanifest').size).toBe(0);
  });

  it('names the line it cannot read', () => {
    expect(() => parseHeaders('/*\n  X-Test: yes\nX-Other: no\n')).toThrow('_headers:3:1');
    expect(() => parseHeaders('/*\n  no colon here\n')).toThrow('_headers:2:1');
    expect(() => parseHeaders('  X-Test: yes\n')).toThrow('_headers:1:1');
  });
});

describe('who takes reports', () => {
  const policy =
    "/*\n  Content-Security-Policy: connect-src 'self'; img-src 'self'; form-action 'self'\n";

  it('is the one address besides the site that pages may send something to', () => {
    expect(siteHeaders(policy, 'https://bot.example/reports')).toBe(
      "/*\n  Content-Security-Policy: connect-src 'self' https://bot.example/reports; img-src 'self'; form-action 'self' https://bot.example/reports\n",
    );
  });

  it('is nobody where none is named', () => {
    expect(siteHeaders(policy, undefined)).toBe(policy);
  });
});
