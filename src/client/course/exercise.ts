import type { ExerciseKind } from '../../rules/read/schemas.ts';
import { isComplete, judge, toggle, type Verdict } from './judge.ts';

const KINDS = ['one', 'all', 'order'] as const satisfies readonly ExerciseKind[];

interface Answer {
  readonly index: number;
  readonly button: HTMLButtonElement;
  readonly number: HTMLElement;
}

/** Turns a written question into one that answers back. */
export function setUpExercise(
  section: HTMLElement,
  remembered: readonly number[],
  onAnswer: (exercise: string, chosen: readonly number[], right: boolean) => void,
): void {
  const { exercise: id = '', right: rightText = '' } = section.dataset;
  const kind = KINDS.find((known) => known === section.dataset['kind']);
  const status = section.querySelector<HTMLElement>('[data-verdict]');
  const tools = section.querySelector<HTMLElement>('.exercise-tools');
  if (kind === undefined || status === null) return;
  const right = rightText.split(' ').map(Number);
  const answers = makeButtons(section);
  let chosen: readonly number[] = remembered.filter((index) =>
    answers.some((answer) => answer.index === index),
  );

  const paint = (): void => {
    for (const { index, button, number } of answers) {
      const place = chosen.indexOf(index);
      button.ariaPressed = String(place >= 0);
      if (kind === 'order') number.textContent = place < 0 ? '' : String(place + 1);
    }
  };
  const mark = (verdict: Verdict): void => {
    for (const { index, button } of answers) {
      const found = markOf(kind, verdict, index, chosen, right);
      if (found === undefined) delete button.dataset['mark'];
      else button.dataset['mark'] = found;
    }
    section.dataset['state'] = verdict.kind === 'right' ? 'right' : 'wrong';
  };
  const forget = (): void => {
    for (const { button } of answers) delete button.dataset['mark'];
    delete section.dataset['state'];
    status.replaceChildren();
  };
  const answer = (): void => {
    if (!isComplete(kind, answers.length, chosen)) {
      forget();
      status.textContent = section.dataset[kind === 'order' ? 'orderFirst' : 'chooseFirst'] ?? '';
      return;
    }
    const verdict = judge(kind, right, chosen);
    mark(verdict);
    tell(section, status, verdict);
    onAnswer(id, chosen, verdict.kind === 'right');
  };

  for (const { index, button } of answers) {
    button.addEventListener('click', () => {
      chosen = toggle(kind, chosen, index);
      paint();
      if (kind === 'one') answer();
      else forget();
    });
  }
  if (tools !== null && kind !== 'one') {
    tools.hidden = false;
    tools.querySelector('[data-check]')?.addEventListener('click', answer);
    tools.querySelector('[data-clear]')?.addEventListener('click', () => {
      chosen = [];
      paint();
      forget();
    });
  }
  paint();
  // Of an answer remembered only the marks return: words would push the page about as it opens.
  if (isComplete(kind, answers.length, chosen)) mark(judge(kind, right, chosen));
  section.dataset['ready'] = '';
}

/** The place of a step in the right order is its number, so nothing else need be known of it. */
function makeButtons(section: HTMLElement): Answer[] {
  return [...section.querySelectorAll<HTMLElement>('[data-answer]')].map((item) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'answer';
    const number = document.createElement('span');
    number.className = 'answer-number';
    const words = document.createElement('span');
    words.append(...(item.querySelector('.answer-words')?.childNodes ?? []));
    button.append(number, words);
    item.replaceChildren(button);
    return { index: Number(item.dataset['answer']), button, number };
  });
}

function markOf(
  kind: ExerciseKind,
  verdict: Verdict,
  index: number,
  chosen: readonly number[],
  right: readonly number[],
): 'right' | 'wrong' | undefined {
  if (!chosen.includes(index)) return undefined;
  if (kind !== 'order') return right.includes(index) ? 'right' : 'wrong';
  if (verdict.kind === 'right') return 'right';
  return 'about' in verdict && verdict.about.includes(index) ? 'wrong' : undefined;
}

/** The verdict, then what the content says of each answer it is about, with the rule itself. */
function tell(section: HTMLElement, status: HTMLElement, verdict: Verdict): void {
  const head = document.createElement('p');
  head.className = 'verdict';
  head.textContent = wordsFor(section, verdict);
  const notes =
    'about' in verdict
      ? verdict.about.flatMap((index) => {
          const note = section.querySelector(`[data-note="${index}"]`);
          return note === null ? [] : [note.cloneNode(true)];
        })
      : [];
  status.replaceChildren(head, ...notes);
}

function wordsFor({ dataset }: HTMLElement, verdict: Verdict): string {
  switch (verdict.kind) {
    case 'right':
      return dataset['saysRight'] ?? '';
    case 'wrong':
      return dataset['saysWrong'] ?? '';
    case 'wrong-at':
      return (dataset['saysWrongAt'] ?? '').replace('{n}', String(verdict.place));
    case 'more':
      return dataset['saysMore'] ?? '';
  }
}
