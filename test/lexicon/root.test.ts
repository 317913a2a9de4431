import { describe, expect, it } from 'vitest';
import { kinOf } from './support/kin.ts';
import { bareRootOf, rootOf } from '../../src/lexicon/root.ts';

describe('a root is shared by', () => {
  it.each([
    ['uk', 'відступ відступати відступити відступлення'],
    ['uk', 'захопити захоплювати захоплення захоплений'],
    ['uk', 'призначити призначати призначення'],
    ['uk', 'захист захищати'],
    ['uk', 'вибути вибув вибувати вибування вибуття'],
    ['uk', 'відкрити відкривати відкриття'],
    ['uk', 'прибути прибувати прибуття'],
    ['uk', 'атака атакувати атакований'],
    ['uk', 'вхід входити'],
    ['uk', 'торгівля торгувати'],
    ['uk', 'виробництво виробляти виробити'],
    ['uk', 'перемога перемагати'],
    ['ru', 'выбыть выбыл выбывать выбытие'],
    ['ru', 'открыть открывать открытие'],
    ['ru', 'развить развивать развитие'],
    ['ru', 'атака атаковать атакующий'],
    ['ru', 'торговля торговать'],
    ['ru', 'защита защитить защищать'],
    ['ru', 'сброс сбросить сбрасывать'],
    ['uk', 'лідер лідерський'],
    ['uk', 'карбоніт карбонітовий'],
    ['ru', 'карбонит карбонитовый'],
    ['uk', 'перемога переможець'],
    ['ru', 'отступить отступать отступление'],
    ['ru', 'захватить захват захваченный'],
    ['ru', 'атака атаковать'],
    ['ru', 'блокировать блокировка'],
  ] as const)('in «%s» %s', (language, words) => {
    expect(new Set(words.split(' ').map((word) => rootOf(language, word))).size).toBe(1);
    expect(rootOf(language, words.split(' ')[0] ?? '')).not.toBe('');
  });

  it.each([
    ['uk', 'система систематичний лідер'],
    ['ru', 'отряд ряд порядок'],
    ['ru', 'бой более большой'],
  ] as const)('in «%s» not by %s', (language, words) => {
    const roots = words.split(' ').map((word) => rootOf(language, word));
    expect(new Set(roots).size).toBe(roots.length);
  });

  it('no words so short that they would meet by chance', () => {
    expect(rootOf('uk', 'гра')).toBe('гра');
    expect(rootOf('uk', 'йти')).not.toBe(rootOf('uk', 'йшов'));
    expect(rootOf('ru', 'ая')).toBe('');
  });
});

describe('words for the same act', () => {
  it('are known where their letters do not show it', () => {
    expect(kinOf('uk', 'взяти')).toContain('брати');
    expect(kinOf('uk', 'битва')).toContain('бій');
    expect(kinOf('ru', 'бросить')).toContain('кидать');
    expect(kinOf('uk', 'трикутник')).toEqual([]);
  });

  it('lead from what the table says to what the rules say, and not back', () => {
    expect(kinOf('uk', 'втекти')).toContain('відступати');
    expect(kinOf('uk', 'відступати')).not.toContain('втекти');
    expect(kinOf('ru', 'взорвать')).toContain('уничтожить');
    expect(kinOf('ru', 'уничтожить')).not.toContain('взорвать');
  });
});

describe('a root without its prefix is shared by', () => {
  it.each([
    ['uk', 'обстріл постріл вистріл'],
    ['ru', 'обстрел выстрел перестрел'],
  ] as const)('in «%s» %s', (language, words) => {
    expect(new Set(words.split(' ').map((word) => bareRootOf(language, word))).size).toBe(1);
  });

  it('no words of which nothing would be left', () => {
    expect(bareRootOf('ru', 'отряд')).not.toBe('');
    expect(bareRootOf('uk', 'вид')).toBe(rootOf('uk', 'вид'));
  });
});
