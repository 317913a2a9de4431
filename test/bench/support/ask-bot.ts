// Starts the bundle of the bot and tells what each answer takes of the processor.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , folder = ''] = process.argv;
const questions = JSON.parse(
  readFileSync(path.join(folder, 'questions.json'), 'utf8'),
) as readonly string[];
const secret = 'a-secret-of-the-bench';
const env = {
  KODEKS_TELEGRAM_TOKEN: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw',
  KODEKS_TELEGRAM_SECRET: secret,
  KODEKS_TELEGRAM_NAME: 'kodeks_bench_bot',
};

/** Milliseconds of the processor, since others use it as well. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const before = spent();
const { default: worker } = (await import(pathToFileURL(path.join(folder, 'worker.js')).href)) as {
  readonly default: { readonly fetch: (request: Request, env: object) => Promise<Response> };
};
const started = spent() - before;

const times: number[] = [];
for (const [chat, text] of questions.entries()) {
  const request = new Request('https://bot.test/telegram', {
    method: 'POST',
    headers: { 'X-Telegram-Bot-Api-Secret-Token': secret },
    body: JSON.stringify({
      update_id: chat + 1,
      message: {
        message_id: 1,
        date: 1,
        from: { id: chat, is_bot: false, first_name: 'Оля' },
        chat: { id: chat, type: 'private', first_name: 'Оля' },
        text,
      },
    }),
  });
  const asked = spent();
  const response = await worker.fetch(request, env);
  const said = await response.text();
  times.push(spent() - asked);
  if (response.status !== 200 || said === '') throw new Error(`«${text}» was not answered.`);
}
process.stdout.write(JSON.stringify({ started, times }));
