import { describe, expect, it } from 'vitest';
import { context, FILE, page } from './support/page.ts';

/** The mark is glued to the last word, so that it never stands alone on a line. */
const permalink = (anchor: string): string =>
  `\u00A0<a href="/uk/duel/fight/${anchor}/" class="permalink" aria-label="Посилання на це правило">#</a>`;
const htmlOf = async (text: string): Promise<string> => (await page(text)).html;

describe('a named rule on its topic’s page', () => {
  it('has its name as id and ends with a link to its own page', async () => {
    expect(await htmlOf('Бій триває. [#start]')).toBe(
      `<p id="start">Бій триває.${permalink('start')}</p>`,
    );
  });

  it('has the link at the end of its own words when a list hangs below it', async () => {
    expect(await htmlOf('- Удар. [#blow]\n  - Влучання. [#inner]')).toBe(
      `<ul>\n<li id="blow">Удар.${permalink('blow')}\n<ul>\n` +
        `<li id="inner">Влучання.${permalink('inner')}</li>\n</ul>\n</li>\n</ul>`,
    );
  });

  it('can be a heading', async () => {
    expect(await htmlOf('## Удар [#blow]')).toBe(`<h2 id="blow">Удар${permalink('blow')}</h2>`);
  });

  it('can be a row of a table, with the link in its last cell', async () => {
    const html = await htmlOf('| а | б |\n| --- | --- |\n| раз | два [#row] |');
    expect(html).toContain(`<tr id="row">\n<td>раз</td>\n<td>два${permalink('row')}</td>\n</tr>`);
  });

  it('begins with its printed number, where it has one, as the link', async () => {
    expect(await htmlOf('Удар. [#blow 7.2•1]')).toBe(
      '<p id="blow"><a href="/uk/duel/fight/blow/" class="permalink number" ' +
        'aria-label="7.2•1. Посилання на це правило">7.2•1</a> Удар.</p>',
    );
  });

  it('still answers to the ids it had before', async () => {
    expect(await htmlOf('Удар. [#hit]')).toBe(
      `<p id="hit"><span id="first-blow"></span>Удар.${permalink('hit')}</p>`,
    );
  });
});

describe('a rule whose translation lags behind its original', () => {
  const line = 'Оригінал змінився, переклад поки що попередній.';
  const behind = async (text: string): Promise<string> =>
    (await page(text, FILE, { ...context, isStale: (anchor) => anchor === 'blow' })).html;

  it.each([
    ['a paragraph', 'Бій триває. [#blow]\n\nІ далі. [#other]'],
    ['an item, before the list below it', '- Удар. [#blow]\n  - Влучання. [#inner]'],
    ['a row', '| а | б |\n| --- | --- |\n| раз | два [#blow] |'],
    ['a box', ':::faq[Чи можна?]{#blow about="hit"}\nТак.\n:::'],
    ['a rule with a number', 'Удар. [#blow 7.2•1]'],
  ])('says so once, in one line: %s', async (_, text) => {
    const html = await behind(text);
    expect(html).toMatch(new RegExp(`id="blow"(?:(?! id=)[^])*<span class="stale">${line}</span>`));
    expect(html.split(line)).toHaveLength(2);
  });

  it('says so below its heading, not in it', async () => {
    expect(await behind('## Удар [#blow]\n\nБій триває. [#start]')).toContain(
      `<h2 id="blow">Удар${permalink('blow')}</h2>\n<p class="stale">${line}</p>`,
    );
  });
});

describe('a box', () => {
  it('says what it is in words, then its title, then its text', async () => {
    expect(await htmlOf(':::faq[Чи можна?]{#may about="hit"}\nТак.\n:::')).toBe(
      '<aside id="may" class="box faq"><p class="box-title"><span class="label">Питання</span> ' +
        `<strong>Чи можна?</strong>${permalink('may')}</p><p>Так.</p></aside>`,
    );
  });

  it('shows the first sentence of an answer and folds the rest', async () => {
    const answer = (body: string): Promise<string> => htmlOf(`:::faq[Чи можна?]\n${body}\n:::`);
    const rest = 'За цим стоїть довге пояснення, яке читають не всі.';
    const shown = async (body: string): Promise<string | undefined> =>
      /<\/p><p>(.*?)<\/p><details>\n<summary aria-label="Докладніше"><\/summary>/.exec(
        await answer(body),
      )?.[1];
    expect(await shown(`Так, але один раз. ${rest}`)).toBe('Так, але один раз.');
    expect(await shown(`Ні. ${rest}`)).toBe('Ні.');
    expect(await shown(`Ні, бо с. 5 правил забороняє. ${rest}`)).toBe(
      'Ні, бо с. 5 правил забороняє.',
    );
    expect(await shown(`Так, [удар](rule:hit) рахують. ${rest}`)).toBe(
      'Так, <a href="#hit">удар</a> рахують.',
    );
    expect(await answer('Так. Один раз.')).not.toContain('<details>');
  });

  it('shows what decides a difference and folds how the booklets differ', async () => {
    const html = await htmlOf(':::edition[Скільки?]{#many about="hit"}\nДва.\n\nТам три.\n:::');
    expect(html).toContain(
      '</p><p>Два.</p><details>\n<summary aria-label="Докладніше"></summary>\n<p>Там три.</p>\n</details></aside>',
    );
  });

  it('folds a note, an example and rules of teams whole, named by a title or by how they begin', async () => {
    const words = 'Удар рахують, навіть якщо вождь уже далеко.';
    const other = 'Звичайне правило.\n\n';
    expect(await htmlOf(`${other}:::note\n${words}\n:::`)).toContain(
      `<span class="label">Примітка</span> <span class="teaser">${words}</span></p><details>`,
    );
    expect(await htmlOf(`${other}:::example[Два удари]\n${words}\n:::`)).toContain(
      '<span class="label">Приклад</span> <strong>Два удари</strong></p><details>',
    );
    expect(await htmlOf(`${other}:::team\n- ${words} [#all]\n:::`)).toContain('<details>');
  });

  it('folds neither a variant, which is a rule, nor the rules of teams where there are no others', async () => {
    const rule = '- Удар рахують, навіть якщо вождь уже далеко. [#all]';
    expect(await htmlOf(`Правило.\n\n:::variant\n${rule}\n:::`)).not.toContain('<details>');
    expect(await htmlOf(`## Ролі\n\n:::team\n${rule}\n:::`)).not.toContain('<details>');
  });

  it('may have neither id nor title', async () => {
    expect(await htmlOf(':::note\nТак.\n:::')).toBe(
      '<aside class="box note"><p class="box-title"><span class="label">Примітка</span></p><p>Так.</p></aside>',
    );
  });
});

describe('a link by meaning', () => {
  it.each([
    ['a rule of the same topic to its place on the page', 'rule:hit', '#hit'],
    ['a rule of another topic', 'rule:move.step', '/uk/duel/move/#step'],
    ['a rule of another game', 'rule:chess.castling.short', '/uk/chess/castling/#short'],
    ['a topic', 'topic:move', '/uk/duel/move/'],
    ['a topic of another game', 'topic:chess.castling', '/uk/chess/castling/'],
    ['a term of another game, without a pop-up', 'term:chess.king', '/uk/chess/glossary/king/'],
  ])('leads to %s', async (_, url, address) => {
    expect(await htmlOf(`[далі](${url})`)).toBe(`<p><a href="${address}">далі</a></p>`);
  });

  it('leads to a term with a pop-up that the page holds', async () => {
    const { html, terms } = await page('[вождь](term:captain)');
    expect(html).toBe(
      '<p><a href="/uk/duel/glossary/captain/" interestfor="d-captain">вождь</a></p>',
    );
    expect(terms).toEqual(['captain']);
  });

  it('keeps the language of the page', async () => {
    const { html } = await page('[далі](topic:move)', 'content/duel/ru/fight.mdx');
    expect(html).toBe('<p><a href="/ru/duel/move/">далі</a></p>');
  });
});

describe('a term in running text', () => {
  const linked = (word: string): string =>
    `<a href="/uk/duel/glossary/captain/" interestfor="d-captain">${word}</a>`;

  it('links itself where it is met first, as it is written there', async () => {
    const { html, terms } = await page('Без капітана нема капітана.');
    expect(html).toBe(`<p>Без ${linked('капітана')} нема капітана.</p>`);
    expect(terms).toEqual(['captain']);
  });

  it('links itself where it is all that a text says', async () => {
    expect(await htmlOf('**Капітан**')).toBe(`<p><strong>${linked('Капітан')}</strong></p>`);
  });

  it('links itself once more below the next heading', async () => {
    const html = await htmlOf('Капітан.\n\n## Далі\n\nКапітан. Капітан.');
    expect(html).toBe(
      `<p>${linked('Капітан')}.</p>\n<h2>Далі</h2>\n<p>${linked('Капітан')}. Капітан.</p>`,
    );
  });

  it('does not link itself where a hand has linked it before', async () => {
    expect(await htmlOf('[вождь](term:captain), тобто капітан')).toBe(
      `<p>${linked('вождь')}, тобто капітан</p>`,
    );
  });

  it('stays quiet in headings, in titles and inside other links', async () => {
    const { html, terms } = await page(
      '## Капітан\n\n[капітан](rule:hit)\n\n:::note[Капітан]\nТак.\n:::',
    );
    expect(html).not.toContain('interestfor');
    expect(terms).toEqual([]);
  });
});

it('leaves files that are no topics as they are', async () => {
  const { html, terms } = await page('Капітан [далі](rule:hit) [#x]', '/anywhere/README.mdx');
  expect(html).toBe('<p>Капітан <a href="rule:hit">далі</a> [#x]</p>');
  expect(terms).toBeUndefined();
});
