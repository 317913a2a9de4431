import { filesInMemory } from '../../../src/rules/read/content-files.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { loadModel } from '../../../src/rules/read/load.ts';
import type { Model } from '../../../src/rules/model.ts';
import { createLexicon, type Paradigms } from '../../../src/lexicon/lexicon.ts';

/** A game of a few rules, with what a dictionary would tell of their words. */
const FILES = {
  'content/hexes/game.yaml': `
id: hexes
name: { uk: Шестикутники, ru: Шестиугольники, en: Hexes }
summary: { uk: Мала гра., ru: Малая игра. }
players: { min: 2, max: 2 }
languages: [uk, ru]
publisher: { name: Nobody, url: 'https://example.org/' }
trademarks: [Nobody]
flows: []
`,
  'content/hexes/books.yaml': 'books: []',
  'content/hexes/topics.yaml': `
groups:
  - id: play
    name: { uk: Гра, ru: Игра }
    topics:
      - { id: combat, sources: [] }
      - { id: supply, sources: [] }
`,
  'content/hexes/glossary.yaml': `
terms:
  - id: leader
    kind: leader
    en: leader
    uk: { name: лідер, definition: 'Фігура, яка веде загін.', aliases: [ватажок] }
    ru: { name: командир, definition: 'Фигура, которая ведёт отряд.' }
  - id: retreat
    kind: action
    en: retreat
    uk: { name: відступ, definition: Спосіб вийти з бою., slang: [драпак] }
    ru: { name: отступление, definition: Способ выйти из боя. }
  - id: retreat-marker
    kind: marker
    en: retreat marker
    uk: { name: жетон відступу, definition: Позначає загін. }
    ru: { name: жетон отступления, definition: Помечает отряд. }
`,
  'content/hexes/uk/combat.mdx': `---
title: Бій
summary: Як вести бій двох загонів.
---

Бій починається там, де зійшлися два загони. [#start]

## Відступ [#retreat]

- Загін може вийти з бою, якщо поруч є вільне поле. [#leave]
- Щоб відступити, загін повинен мати лідера. [#needs-leader]
- Загін з обозом рухається вдвічі повільніше. Обоз лишають на полі, і ворожий загін забирає з нього все, що знайде, крім ґрат. [#train]

:::faq[Чи можна відступити через річку?]{#river about="leave"}
Ні, річка спиняє загін.
:::

:::faq[Чи можна перейти річку вночі?]{#night about="leave"}
Ні, річка спиняє загін.
:::
`,
  'content/hexes/ru/combat.mdx': `---
title: Бой
summary: Как вести бой двух отрядов.
---

Бой начинается там, где сошлись два отряда. [#start]

## Отступление [#retreat]

- Отряд может выйти из боя, если рядом есть свободное поле. [#leave]
- Чтобы отступить, отряд должен иметь командира. [#needs-leader]
- Отряд с обозом движется вдвое медленнее. [#train]

:::faq[Можно ли отступить через реку?]{#river about="leave"}
Нет, река останавливает отряд.
:::

:::faq[Можно ли перейти реку ночью?]{#night about="leave"}
Нет, река останавливает отряд.
:::
`,
  'content/hexes/uk/supply.mdx': `---
title: Обоз
summary: Що загін везе з собою.
---

## Втрата [#loss]

### Як гублять [#how]

Обоз має об’єкт постачання. [#what]
`,
  'content/hexes/ru/supply.mdx': `---
title: Обоз
summary: Что отряд везёт с собой.
---

## Потеря [#loss]

### Как теряют [#how]

Обоз имеет более одного объекта снабжения. [#what]
`,
} as const;

const PARADIGMS: Record<Language, Paradigms> = {
  uk: {
    бій: ['бій', 'бою', 'боєві', 'боєм', 'бої', 'боїв', 'боям', 'боями', 'боях'],
    // A rarer word, some of whose forms look the same.
    бой: ['бой', 'боя', 'бою', 'боєм', 'бої'],
    загін: ['загін', 'загону', 'загоном', 'загоні', 'загони', 'загонів', 'загонами'],
    лідер: ['лідер', 'лідера', 'лідером', 'лідери', 'лідерів'],
    відступ: ['відступ', 'відступу', 'відступом', 'відступи'],
    відступити: ['відступити', 'відступлю', 'відступить', 'відступили'],
    поле: ['поле', 'поля', 'полю', 'полем', 'полі', 'полів'],
    річка: ['річка', 'річки', 'річці', 'річку', 'річкою'],
  },
  ru: {
    бой: ['бой', 'боя', 'бою', 'боем', 'бое', 'бои', 'боев'],
    отряд: ['отряд', 'отряда', 'отрядом', 'отряды', 'отрядов'],
    командир: ['командир', 'командира', 'командиром'],
    отступление: ['отступление', 'отступления', 'отступлением'],
    отступить: ['отступить', 'отступлю', 'отступит', 'отступили'],
  },
};

export async function smallGame(more: Readonly<Record<string, string>> = {}): Promise<Model> {
  const { model } = await loadModel(filesInMemory({ ...FILES, ...more }), () =>
    Promise.resolve({
      lexicon: (language) => createLexicon(language, { paradigms: PARADIGMS[language] }),
      terms: () => [],
      clashes: () => [],
      misspelt: () => [],
    }),
  );
  return model;
}
