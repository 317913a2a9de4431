import { describe, expect, it } from 'vitest';
import { renderStatement } from '../../src/markdown/render.ts';
import { parseTopic } from '../../src/rules/read/parse-topic.ts';
import { ProblemList } from '../../src/rules/problems.ts';
import { context } from './support/page.ts';

/** The first rule of a text as it stands on pages other than its topic's. */
function statement(text: string): { html: string; terms: string[] } {
  const problems = new ProblemList();
  const topic = parseTopic('fight.mdx', `---\ntitle: a\nsummary: b\n---\n\n${text}\n`, problems);
  const content = topic?.statements[0]?.content;
  if (content === undefined) throw new Error(`No rule in «${text}».`);
  const { html, terms } = renderStatement(content, { ...context, onTopicPage: false });
  return { html, terms: [...terms] };
}

describe('a rule away from its topic', () => {
  it('is a paragraph without its name', () => {
    expect(statement('Бій *триває*. [#start]').html).toBe('<p>Бій <em>триває</em>.</p>');
  });

  it('that begins with emphasis is one paragraph too', () => {
    expect(statement('**Удар:** раз. [#blow]').html).toBe('<p><strong>Удар:</strong> раз.</p>');
  });

  it('links its own topic by the full address', () => {
    expect(statement('[Удар](rule:hit) раз. [#blow]').html).toBe(
      '<p><a href="/uk/duel/fight/#hit">Удар</a> раз.</p>',
    );
  });

  it('links its terms and names them', () => {
    expect(statement('Слово капітана. [#word]')).toEqual({
      html: '<p>Слово <a href="/uk/duel/glossary/captain/" interestfor="d-captain">капітана</a>.</p>',
      terms: ['captain'],
    });
  });

  it('shows an answer without its question', () => {
    expect(statement(':::faq[Чи?]{#may}\nТак.\n\n- Раз.\n:::').html).toBe(
      '<p>Так.</p>\n<ul>\n<li>Раз.</li>\n</ul>',
    );
  });

  it('reads a row of a table as one line', () => {
    expect(statement('| а | б |\n| --- | --- |\n| раз | два [#row] |').html).toBe(
      '<p>раз · два</p>',
    );
  });

  it('stays as it was for the next page that shows it', () => {
    const problems = new ProblemList();
    const text = '---\ntitle: a\nsummary: b\n---\n\n[Удар](rule:hit) капітана. [#blow]\n';
    const content = parseTopic('fight.mdx', text, problems)?.statements[0]?.content ?? [];
    const once = renderStatement(content, { ...context, onTopicPage: false }).html;
    const again = renderStatement(content, { ...context, language: 'ru', onTopicPage: false }).html;
    expect(again).toBe(once.replaceAll('/uk/', '/ru/'));
  });
});
