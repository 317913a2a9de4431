import type { Answered, Question } from './messages.ts';
import { loadCalculator } from './registry.ts';

const answered = async (question: Question): Promise<Answered> => {
  const { number, calculator, language, request } = question;
  try {
    const desk = await loadCalculator(calculator);
    return { number, reply: desk.answer(request, language) };
  } catch (error) {
    return { number, error: String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answered(data).then((answer) => postMessage(answer));
});
