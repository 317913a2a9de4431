import { describe, expect, it } from 'vitest';
import {
  concordanceUrl,
  faqUrl,
  gameUrl,
  glossaryUrl,
  homeUrl,
  pictureUrl,
  ruleUrl,
  shareUrl,
  termUrl,
  topicUrl,
  walkthroughUrl,
  withInterface,
} from '../../src/rules/ask/urls.ts';

describe('an address', () => {
  it.each([
    [homeUrl('uk'), '/uk/'],
    [gameUrl('ru', 'duel'), '/ru/duel/'],
    [topicUrl('uk', 'duel', 'fight'), '/uk/duel/fight/'],
    [glossaryUrl('uk', 'duel'), '/uk/duel/glossary/'],
    [termUrl('ru', 'duel', 'captain'), '/ru/duel/glossary/captain/'],
    [faqUrl('uk', 'duel'), '/uk/duel/faq/'],
    [concordanceUrl('uk', 'duel', 'uk-rules'), '/uk/duel/concordance/uk-rules/'],
    [walkthroughUrl('uk', 'duel', 'opening'), '/uk/duel/walkthroughs/opening/'],
    [ruleUrl('uk', 'duel.fight.hit'), '/uk/duel/fight/#hit'],
    [ruleUrl('ru', 'duel.glossary.captain'), '/ru/duel/glossary/captain/'],
    [shareUrl('uk', 'duel.fight.hit'), '/uk/duel/fight/hit/'],
    [pictureUrl('uk', 'duel.fight.hit'), '/og/uk/duel/fight/hit.png'],
  ])('%s is as published', (made, published) => {
    expect(made).toBe(published);
  });
});

describe('the menus of another language', () => {
  it.each([
    ['/uk/', '/ru/'],
    ['/uk/duel/', '/ru/duel/'],
    ['/uk/duel/fight/', '/ru/duel/fight/'],
    ['/uk/duel/fight/#hit', '/ru/duel/fight/#hit'],
    ['/uk/duel/glossary/', '/ru/duel/glossary/'],
  ])('are there for %s', (told, shown) => {
    expect(withInterface(told, 'ru')).toBe(shown);
  });

  it.each([
    '/uk/duel/fight/hit/',
    '/uk/duel/glossary/captain/',
    '/uk/duel/n/7.1/',
    '/fonts/',
    '#hit',
  ])('are not for %s', (address) => {
    expect(withInterface(address, 'ru')).toBe(address);
  });
});
