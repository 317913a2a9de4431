import { daysBefore, ofDay, pastDay, today } from '../day.ts';
import { button, element, link } from './element.ts';
import { loadPool } from './load-pool.ts';
import type { DayData } from './practice-data.ts';
import { questionView } from './question-view.ts';

/** Days told below the question. */
const SHOWN = 31;

/** Fails where there is no clipboard at all; to share a file for it would cost every rule a request. */
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The page of the day: its question, the result for a chat, the days before. */
export const mountDay = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const { language, practice: t, games } = JSON.parse(block.textContent) as DayData;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const told = (day: string): string => dates.format(new Date(day));

  const result = (day: string, name: string, isRight: boolean): HTMLElement => {
    const url = `${window.location.origin}${window.location.pathname}#${day}`;
    const text = [
      `${t.dayTitle}, ${told(day)} · ${name}`,
      isRight ? t.gotRight : t.gotWrong,
      url,
    ].join('\n');
    const status = element('span', 'drill-hint');
    status.role = 'status';
    const written = element('pre', 'drill-result', text);
    const hand = button(t.copy, 'drill-main', () => {
      copied(text).then(
        () => {
          status.textContent = t.copied;
        },
        () => {
          status.textContent = t.copyFailed;
        },
      );
    });
    return element('div', '', element('h3', '', t.result), written, hand, ' ', status);
  };

  let shown: string | undefined;
  const show = async (): Promise<void> => {
    const last = today(new Date());
    const day = pastDay(window.location.hash.slice(1), last) ?? last;
    const game = ofDay(games, day);
    // Other places of the page have addresses, too: to go there must not ask the same anew.
    if (!game || day === shown) return;
    shown = day;
    try {
      const pool = await loadPool(game.pool);
      const question = ofDay(pool.questions, day);
      if (!question) return;
      const view = questionView({
        pool,
        question,
        words: t,
        practice: game.practice,
        onAnswer: (isRight) => {
          view.after.before(result(day, game.name, isRight));
          view.after.append(link(t.more, game.practice, 'chip'));
        },
      });
      const past = daysBefore(last, SHOWN).map((one) => {
        const item = link(told(one), `#${one}`);
        if (one === day) item.ariaCurrent = 'date';
        return element('li', '', item);
      });
      place.replaceChildren(
        element('p', 'facts', games.length > 1 ? `${told(day)} · ${game.name}` : told(day)),
        view.root,
        element('h2', 'drill-past', t.pastDays),
        element('ul', 'drill-days', ...past),
      );
    } catch (error) {
      shown = undefined;
      place.textContent = t.failed;
      throw error;
    }
  };

  window.addEventListener('hashchange', () => void show());
  await show();
  container.dataset['ready'] = '';
};
