import { describe, expect, it } from 'vitest';
import { codePlace, forPaper, type PaperContext } from '../../src/markdown/for-paper.ts';

const context: PaperContext = {
  game: 'duel',
  topic: 'fight',
  codes: new Map([
    ['duel.fight.hit', '00007'],
    ['duel.fight.steps', '00008'],
    ['duel.camp.rest', '7.1•3'],
  ]),
  sections: new Map([
    ['fight', '1'],
    ['camp', '2'],
  ]),
};

const paper = (html: string): string => forPaper(html, context);

describe('the text of a topic on paper', () => {
  it('shows the code of a rule instead of the mark that copies its link', () => {
    expect(
      paper('<p id="hit">Удар. <a href="/uk/duel/fight/hit/" class="permalink">#</a></p>'),
    ).toBe('<p id="c-00007"><span class="code">00007</span>Удар. </p>');
  });

  it('puts the code before the first words of an item, a box and a row', () => {
    const code = '<span class="code">00007</span>';
    expect(paper('<ul><li id="hit"><p>А</p><p>Б</p></li></ul>')).toContain(`<p>${code}А</p>`);
    expect(paper('<aside id="hit"><p>А</p></aside>')).toContain(`<p>${code}А</p>`);
    expect(paper('<table><tbody><tr id="hit"><td>А</td><td>Б</td></tr></tbody></table>')).toContain(
      `<td>${code}А</td>`,
    );
  });

  it('keeps the words of a term and lets its definition go', () => {
    expect(paper('<p><a href="/uk/duel/glossary/x/" interestfor="d-x">меч</a></p>')).toBe(
      '<p>меч</p>',
    );
  });

  it('unfolds what is folded on a screen, and says nothing twice', () => {
    expect(
      paper(
        '<aside><p>А <span class="teaser">Удар…</span></p><details><summary aria-label="Далі"></summary><p>Удар.</p></details></aside>',
      ),
    ).toBe('<aside><p>А </p><p>Удар.</p></aside>');
  });

  it('leads to other sections by their number and stays silent about its own', () => {
    expect(paper('<p><a href="/uk/duel/camp/#rest">спочинок</a></p>')).toBe(
      '<p><a href="#c-7.1.3">спочинок<span class="section-mark">&nbsp;§&nbsp;2</span></a></p>'.replaceAll(
        '&nbsp;',
        '\u00A0',
      ),
    );
    expect(paper('<p><a href="#steps">кроки</a></p>')).toBe('<p><a href="#c-00008">кроки</a></p>');
  });

  it('leaves links to other games and pages as they are', () => {
    for (const href of ['/uk/other/fight/#hit', '/uk/duel/walkthroughs/one/']) {
      expect(paper(`<p><a href="${href}">там</a></p>`)).toBe(`<p><a href="${href}">там</a></p>`);
    }
  });

  it('sets the headings of a topic below its own title', () => {
    expect(paper('<h2>А</h2><h3>Б</h3>')).toBe('<h4>А</h4><h5>Б</h5>');
  });

  it('names no place by an id that other topics may have, too', () => {
    expect(paper('<p><span id="once"></span>А</p>')).not.toContain('id=');
    expect(codePlace('7.1•3')).toBe('c-7.1.3');
  });
});
