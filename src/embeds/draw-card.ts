import type { FoundCard } from './find-card.ts';
import type { Written } from './written-words.ts';

/** Draws a card of the template of its page. No text becomes markup: elements are made one by one. */
export function drawCard(main: HTMLElement, { game, numbers, told, statements }: FoundCard): void {
  const card = copyOf('card');
  const path = within(card, 'a.path');
  path.setAttribute('href', told.url);
  path.textContent = told.path;
  const head = within(card, '.head');
  for (const number of numbers) head.append(' ', element('b', [number]));
  if (told.label !== undefined) {
    const label = element('span', [told.label]);
    label.className = 'label';
    head.append(' ', label);
  }
  const heading = within(card, 'h1');
  if (told.name === undefined) heading.remove();
  else heading.textContent = told.name;
  const statement = within(card, '.statement');
  const copies = statements.map((words) => {
    const copy = statement.cloneNode() as Element;
    copy.append(...words.map(nodeOf));
    return copy;
  });
  statement.replaceWith(...copies);
  within(card, '.source').textContent = told.source;
  within(card, 'a.share').setAttribute('href', told.share);
  document.documentElement.dataset['game'] = game;
  document.title = `${told.name ?? told.path} — ${document.title.split(' — ').at(-1) ?? ''}`;
  main.replaceChildren(card);
}

/** Says why there is no card; `share` leads to the page of what was asked for. */
export function drawNotice(main: HTMLElement, kind: 'unknown' | 'failed', share?: string): void {
  const notice = copyOf(kind);
  if (share !== undefined) within(notice, 'a.share').setAttribute('href', share);
  main.replaceChildren(notice);
}

function copyOf(id: string): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template === null) throw new Error(`The page has no template «${id}».`);
  return document.importNode(template.content, true);
}

function within(part: DocumentFragment, selector: string): HTMLElement {
  const found = part.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The template has no ${selector}.`);
  return found;
}

function nodeOf(words: Written): Node {
  if (typeof words === 'string') return document.createTextNode(words);
  const node = element(words.is, words.has.map(nodeOf));
  if (words.to !== undefined) {
    node.setAttribute('href', words.to);
    node.setAttribute('target', '_top');
  }
  return node;
}

function element(name: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
