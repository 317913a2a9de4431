import { describe, expect, it } from 'vitest';
import { FORMATS, isFormat, type Quote } from '../../../src/client/copying/formats.ts';

const quote: Quote = {
  words: 'Ціна < 3 *кубиків* & «ходу».',
  url: 'https://kodeks.example/uk/duel/fight/hit/',
  title: 'Бій — Двобій',
};

describe('a copied rule', () => {
  it('is its address alone', () => {
    expect(FORMATS.link(quote)).toBe('https://kodeks.example/uk/duel/fight/hit/');
  });

  it('is its words with the address below', () => {
    expect(FORMATS.text(quote)).toBe(
      'Ціна < 3 *кубиків* & «ходу».\nhttps://kodeks.example/uk/duel/fight/hit/',
    );
  });

  it('is a quotation in Markdown that shows every sign as it is', () => {
    expect(FORMATS.markdown(quote)).toBe(
      '> Ціна \\< 3 \\*кубиків\\* & «ходу».\n\nhttps://kodeks.example/uk/duel/fight/hit/',
    );
  });

  it('is a quotation in the tags that Telegram reads, with its source by name', () => {
    expect(FORMATS.telegram(quote)).toBe(
      '<blockquote>Ціна &lt; 3 *кубиків* &amp; «ходу».</blockquote>\n' +
        '<a href="https://kodeks.example/uk/duel/fight/hit/">Бій — Двобій</a>',
    );
  });
});

it('no other name is a way to copy', () => {
  expect(isFormat('telegram')).toBe(true);
  for (const name of ['toString', '', undefined]) expect(isFormat(name)).toBe(false);
});
