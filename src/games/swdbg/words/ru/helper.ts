import { damage, does, resources, spaceName } from './phrases.ts';
import type { HelperWords } from '../helper.ts';

export const ru: HelperWords = {
  sides: { empire: 'Империя', rebel: 'Повстанцы' },
  turn: (side) => `Ход: ${side === 'empire' ? 'Империя' : 'повстанцы'}`,
  won: (side) => `${does(side, 'побеждает', 'побеждают')}. Партия закончена.`,
  noBase: 'Базы нет',
  newBase: 'Новая база',
  baseFirst: 'Сначала выберите базу',
  chooseBase: 'Новую базу выбирают в начале своего хода. Какая выбрана?',
  chooseThis: (base, hitPoints) => `${base}, прочность ${hitPoints}`,
  damage: (taken, hitPoints) => `${taken} из ${hitPoints}`,
  hit: (base, amount) => `${base}: +${damage(amount)}`,
  repair: (base) => `${base}: −1 урон`,
  lost: (number, goal) => `Уничтожено баз: ${number} из ${goal}`,
  force: 'Трек Силы',
  forceAt: (position) => `Сейчас: ${spaceName(position)}.`,
  pull: { empire: '◀ К Империи', rebel: 'К повстанцам ▶' },
  resources: 'Ресурсы этого хода',
  gain: (amount) => `Получить: +${resources(amount)}`,
  spend: (amount) => `Потратить: −${resources(amount)}`,
  settings: 'Новая партия, количество баз',
  goal: 'Сколько баз надо уничтожить',
  restart: 'Начать новую партию',
  undo: 'Отменить',
  nextTurn: 'Следующий ход',
};
