import { damage, does, resources, spaceName } from './phrases.ts';
import type { HelperWords } from '../helper.ts';

export const uk: HelperWords = {
  sides: { empire: 'Імперія', rebel: 'Повстанці' },
  turn: (side) => `Хід: ${side === 'empire' ? 'Імперія' : 'повстанці'}`,
  won: (side) => `${does(side, 'перемагає', 'перемагають')}. Партію закінчено.`,
  noBase: 'Бази немає',
  newBase: 'Нова база',
  baseFirst: 'Спершу виберіть базу',
  chooseBase: 'Нову базу вибирають на початку свого ходу. Яку вибрано?',
  chooseThis: (base, hitPoints) => `${base}, витривалість ${hitPoints}`,
  damage: (taken, hitPoints) => `${taken} із ${hitPoints}`,
  hit: (base, amount) => `${base}: +${damage(amount)}`,
  repair: (base) => `${base}: −1 пошкодження`,
  lost: (number, goal) => `Знищено баз: ${number} із ${goal}`,
  force: 'Трек Сили',
  forceAt: (position) => `Зараз: ${spaceName(position)}.`,
  pull: { empire: '◀ До Імперії', rebel: 'До повстанців ▶' },
  resources: 'Ресурси цього ходу',
  gain: (amount) => `Отримати: +${resources(amount)}`,
  spend: (amount) => `Витратити: −${resources(amount)}`,
  settings: 'Нова партія, кількість баз',
  goal: 'Скільки баз треба знищити',
  restart: 'Почати нову партію',
  undo: 'Скасувати',
  nextTurn: 'Наступний хід',
};
