import type { Localized } from '../../../rules/languages.ts';
import type { Duel } from '../engine/fight.ts';

/** All that the game says of itself; larger games keep a file for each language. */
export interface DuelWords {
  readonly attacker: string;
  readonly tasks: Readonly<Record<Duel['State']['agenda'][number]['at'], string>>;
  readonly choices: Readonly<Record<Duel['Choice']['kind'], string>>;
  readonly led: string;
  readonly struck: (blow: number) => string;
  readonly die: string;
  readonly title: string;
  readonly summary: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly chance: (chance: string) => string;
  readonly outcomes: Readonly<Record<'struck' | 'missed', string>>;
  readonly refused: string;
}

export const WORDS: Localized<DuelWords> = {
  uk: {
    attacker: 'Гравець',
    tasks: { lead: 'Веде капітан?', roll: 'Киньте кубик.' },
    choices: { lead: 'Веде', stay: 'Спочиває' },
    led: 'Капітан поруч.',
    struck: (blow) => `Удар: ${blow}.`,
    die: 'кубик',
    title: 'Удар',
    summary: 'Бій двох фігур.',
    fields: { 'group.blow': 'Удар', wanted: 'кубик', captain: 'капітан', plain: 'фігура' },
    chance: (chance) => `Удар: ${chance}.`,
    outcomes: { struck: 'Так', missed: 'Ні' },
    refused: 'Задалеко.',
  },
  ru: {
    attacker: 'Игрок',
    tasks: { lead: 'Ведёт капитан?', roll: 'Бросьте кубик.' },
    choices: { lead: 'Ведёт', stay: 'Отдыхает' },
    led: 'Капитан рядом.',
    struck: (blow) => `Удар: ${blow}.`,
    die: 'кубик',
    title: 'Удар',
    summary: 'Бой двух фигур.',
    fields: { 'group.blow': 'Удар', wanted: 'кубик', captain: 'капитан', plain: 'фигура' },
    chance: (chance) => `Удар: ${chance}.`,
    outcomes: { struck: 'Да', missed: 'Нет' },
    refused: 'Слишком далеко.',
  },
};
