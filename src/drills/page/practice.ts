import type { Pool, PooledQuestion } from '../pool-data.ts';
import { button, element, filled, link } from './element.ts';
import { loadPool } from './load-pool.ts';
import type { PracticeData } from './practice-data.ts';
import { questionView } from './question-view.ts';
import { forgetRecord, formatRecord, NOTHING, readRecord, writeRecord } from './record.ts';
import type { PracticeRecord } from './record.ts';
import { A_DAY, answered, dayOf, forToday, toRefresh, weakTopics } from './schedule.ts';
import { triedIn } from './try-link.ts';

const below = (bound: number): number => Math.floor(Math.random() * bound);

/** Hands the record over as a file. */
const save = (game: string, record: PracticeRecord): void => {
  const file = new Blob([formatRecord(record)], { type: 'application/json' });
  const anchor = link('', URL.createObjectURL(file));
  anchor.download = `practice-${game}.json`;
  anchor.click();
  // The browser takes the file while the click is handled.
  setTimeout(() => URL.revokeObjectURL(anchor.href));
};

/** The page of practice: what waits today, one question after the other, and what is weak. */
export const mountPractice = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  const tried = container.querySelector<HTMLElement>('[data-try]');
  if (!block || !place || !tried) return;
  const data = JSON.parse(block.textContent) as PracticeData;
  const { game, practice: t } = data;
  let pool: Pool;
  try {
    pool = await loadPool(data.pool);
  } catch (error) {
    place.textContent = t.failed;
    throw error;
  }
  let record = readRecord(game);
  const notice = element('p', 'drill-notice');
  notice.role = 'status';

  const keep = (changed: PracticeRecord): void => {
    record = changed;
    notice.textContent = writeRecord(game, record) ? '' : t.notKept;
  };

  const ask = (
    questions: readonly PooledQuestion[],
    at: number,
    right: number,
    counts: boolean,
  ): void => {
    const question = questions[at];
    if (!question) {
      start(filled(t.score, { n: right, all: questions.length }));
      return;
    }
    const view = questionView({
      pool,
      question,
      words: t,
      practice: data.page,
      onAnswer: (isRight) => {
        keep(answered(record, question, isRight, new Date(), counts));
        const last = at + 1 === questions.length;
        view.after.append(
          button(last ? t.finish : t.next, 'drill-main', () =>
            ask(questions, at + 1, right + (isRight ? 1 : 0), counts),
          ),
        );
      },
    });
    const where = element('p', 'facts', filled(t.place, { n: at + 1, all: questions.length }));
    place.replaceChildren(notice, where, view.root);
    view.heading.focus();
  };

  const level = (
    name: 'knowledge' | 'complexity',
    label: string,
    levels: readonly string[],
  ): HTMLElement => {
    const select = element(
      'select',
      '',
      ...levels.map((text, index) => new Option(text, String(index + 1))),
    );
    select.value = String(record[name]);
    select.addEventListener('change', () => {
      keep({ ...record, [name]: Number(select.value) });
      start();
    });
    return element('label', 'drill-level', `${label} `, select);
  };

  const weak = (): HTMLElement => {
    const topics = weakTopics(record).flatMap(({ topic, right, asked }) => {
      const told = pool.topics[topic];
      if (!told) return [];
      const share = filled(t.weakShare, { n: right, all: asked });
      return [element('li', '', link(told.title, told.url), ` — ${share}`)];
    });
    return topics.length > 0
      ? element('ul', 'drill-weak', ...topics)
      : element('p', 'drill-hint', t.weakNone);
  };

  const own = (): HTMLElement => {
    const forget = button(t.forget, 'chip', () => {
      if (forget.dataset['sure'] === undefined) {
        forget.dataset['sure'] = '';
        forget.textContent = t.forgetReally;
        return;
      }
      forgetRecord(game);
      record = NOTHING;
      start(t.forgotten);
    });
    return element(
      'p',
      'drill-own',
      button(t.save, 'chip', () => save(game, record)),
      ' ',
      forget,
    );
  };

  const start = (said = ''): void => {
    const now = new Date();
    const questions = forToday(pool.questions, record, now, below);
    const isDone = record.day === dayOf(now) && record.asked >= A_DAY;
    const begin = button(
      record.asked > 0 && record.day === dayOf(now) ? t.goOn : t.start,
      'drill-main',
      () => ask(questions, 0, 0, true),
    );
    notice.textContent = said;
    place.replaceChildren(
      notice,
      questions.length > 0
        ? element('p', '', filled(t.waiting, { n: questions.length }), ' ', begin)
        : element('p', '', isDone ? t.doneForToday : t.nothingWaits),
      element(
        'div',
        'drill-levels',
        level('knowledge', t.knowledge, t.knowledgeLevels),
        level('complexity', t.complexity, t.complexityLevels),
      ),
      element(
        'p',
        '',
        button(t.refresh, 'chip', () =>
          ask(toRefresh(pool.questions, record, new Date(), below), 0, 0, false),
        ),
        element('span', 'drill-hint', ` ${t.refreshHint}`),
      ),
      element('h2', '', t.weak),
      weak(),
      element('h2', '', t.record),
      element('p', 'drill-hint', t.recordLead),
      own(),
    );
  };

  /** The address may lead to the position of a question. */
  const open = async (): Promise<void> => {
    const id = triedIn(window.location.hash);
    if (id === undefined) return;
    const question = pool.questions.find((one) => one.id === id);
    const position = question?.position;
    tried.hidden = false;
    const heading = tried.querySelector('h2');
    const board = tried.querySelector<HTMLElement>('[data-board]');
    const said = tried.querySelector<HTMLElement>('[data-asked]');
    if (!board || !said || board.dataset['of'] === id) return;
    said.textContent = question
      ? [question.situation, question.text].filter(Boolean).join(' ')
      : t.badLink;
    heading?.focus();
    if (!question || !position) return;
    board.dataset['of'] = question.id;
    try {
      const { tryOut } = await import('../../player/try-out.tsx');
      await tryOut(board, { id: question.id, ...position }, data);
    } catch (error) {
      said.textContent = data.words.failed;
      throw error;
    }
  };

  start();
  container.dataset['ready'] = '';
  window.addEventListener('hashchange', () => void open());
  await open();
};
