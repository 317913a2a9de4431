import { buildsAt, recruitsAt } from '../../helper/guide.ts';
import type { HelperWords } from '../helper.ts';

const ASSIGN = 'Фаза призначень';
const REFRESH = 'Фаза відновлення';

export const uk: HelperWords = {
  round: (round) => `Раунд ${round}`,
  won: 'Жетони зустрілися: повстанці перемагають.',
  sides: { rebel: 'Повстанці', empire: 'Імперія' },
  fields: {
    reputation: 'Репутація',
    pool: 'Лідерів у резерві',
    missions: 'Карт місій на руці',
    objectives: 'Карт цілей на руці',
    probes: 'Узято карт розвідників',
  },
  overHand: (cards) => `На руці більше ніж 10 карт: зайвих ${cards}.`,
  steps: {
    'assign-rebel': {
      phase: ASSIGN,
      title: 'Повстанці призначають лідерів',
      told: () => 'На одну місію — щонайбільше двоє. Карти лежать долілиць.',
    },
    'assign-empire': {
      phase: ASSIGN,
      title: 'Імперія призначає лідерів',
      told: () => 'Хто лишився в резерві, зможе завадити місії або долучитися до бою.',
    },
    command: {
      phase: 'Фаза наказів',
      title: 'По черзі, повстанці першими',
      told: () =>
        'Відкрити місію, активувати систему або пасувати. Фаза триває, доки не спасують усі.',
    },
    retrieve: {
      phase: REFRESH,
      title: 'Крок 1. Забрати лідерів',
      told: () => 'Лідери з поля та з місій повертаються в резерв. Полонені лишаються.',
    },
    missions: {
      phase: REFRESH,
      title: 'Крок 2. Узяти місії',
      told: () => 'Кожен бере 2 карти місій; понад 10 скидають.',
    },
    probes: {
      phase: REFRESH,
      title: 'Крок 3. Дроїди-розвідники',
      told: () => 'Імперія бере 2 карти розвідників і нікому їх не показує.',
    },
    objective: {
      phase: REFRESH,
      title: 'Крок 4. Узяти ціль',
      told: () => 'Повстанці беруть 1 карту цілі.',
    },
    time: {
      phase: REFRESH,
      title: 'Крок 5. Просунути час',
      told: (values) =>
        [
          `Жетон часу вже тут: поділка ${values['time'] ?? 0}.`,
          recruitsAt(values) ? 'Є символ наймання.' : 'Наймання немає.',
          buildsAt(values) ? 'Є символ будівництва.' : 'Будівництва немає.',
        ].join(' '),
    },
    recruit: {
      phase: REFRESH,
      title: 'Крок 5. Наймання',
      told: () => 'Кожен бере 2 карти дій, одну лишає й наймає лідера з неї.',
    },
    build: {
      phase: REFRESH,
      title: 'Крок 5. Будівництво',
      told: () =>
        'Кожен символ ресурсу лояльної системи дає загін у чергу. Саботаж і ворожі війська заважають.',
    },
    deploy: {
      phase: REFRESH,
      title: 'Крок 6. Розташувати війська',
      told: () => 'Щонайбільше 2 фігурки в кожній системі. Далі — новий раунд.',
    },
  },
  next: 'Далі',
  nextRound: 'Новий раунд',
  undo: 'Скасувати',
  settings: 'Нова партія',
  restart: 'Почати нову партію',
  less: (name) => `${name}: −1`,
  more: (name) => `${name}: +1`,
};
