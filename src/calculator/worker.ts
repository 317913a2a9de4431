import type { Answered, Question } from './messages.ts';
import { loadCalculator } from './registry.ts';

const say = (message: Answered): void => postMessage(message);

/** Often enough to be seen moving. */
const TOLD_EVERY_MS = 100;

const answered = async (question: Question): Promise<Answered> => {
  const { number, calculator, language, names, request } = question;
  try {
    const desk = (await loadCalculator(calculator)).named(names);
    let next = performance.now() + TOLD_EVERY_MS;
    const reply = desk.answer(request, language, (heard) => {
      if (performance.now() < next) return;
      say({ number, heard });
      next = performance.now() + TOLD_EVERY_MS;
    });
    return { number, reply };
  } catch (error) {
    return { number, error: String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answered(data).then(say);
});
