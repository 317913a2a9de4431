/** A whole little game in which nothing is wrong: each test spoils one thing. */
export const baseGame: Readonly<Record<string, string>> = {
  'content/ids.txt': `duel.fight.start
duel.fight.blow
duel.fight.hit
duel.fight.bonus
duel.fight.must-hit
duel.fight.first-blow -> duel.fight.hit
duel.move.step
duel.move.two-steps
duel.move.together
duel.move.straight
duel.move.straight-line
duel.glossary.captain
duel.glossary.figure
`,
  'content/duel/game.yaml': `id: duel
name: { uk: Двобій, ru: Дуэль, en: Duel }
summary: { uk: Бій двох фігур., ru: Бой двух фигур. }
players: { min: 2, max: 2 }
languages: [uk, ru]
publisher: { name: Nobody, url: 'https://example.com/' }
trademarks: [Nobody]
flows:
  - id: turn
    name: { uk: Хід, ru: Ход }
    loops: true
    steps:
      - id: strike
        name: { uk: Удар, ru: Удар }
        description: { uk: Киньте кубик., ru: Бросьте кубик. }
        rule: fight.hit
      - id: rest
        name: { uk: Спочинок, ru: Отдых }
`,
  'content/duel/books.yaml': `books:
  - id: uk-rules
    language: uk
    title: { uk: Правила, ru: Правила }
    short: { uk: Правила, ru: Правила }
    sections:
      - { id: uk-fight, title: Бій, level: 1, page: '3' }
      - { id: uk-blow, title: Удар, level: 2, page: '4', counted: true }
      - { id: uk-move, title: Рух, level: 1 }
      - { id: uk-prizes, title: Призи, level: 1 }
`,
  'content/duel/topics.yaml': `groups:
  - id: play
    name: { uk: Гра, ru: Игра }
    topics:
      - id: fight
        sources: [uk-fight]
        sections:
          blow: [uk-blow]
          must-hit: [uk-fight, uk-blow]
        see: [move]
      - id: move
        sources: [uk-move]
`,
  'content/duel/glossary.yaml': `terms:
  - id: captain
    kind: leader
    en: captain
    uk:
      name: капітан
      definition: Той, хто веде за собою.
      aliases: [ватажок]
    ru:
      name: капитан
      definition: Тот, кто ведёт за собой.
    rules: [fight.bonus]
  - id: figure
    kind: unit
    en: figure
    uk: { name: фігура, definition: Боєць на дошці. }
    ru: { name: фигура, definition: Боец на доске. }
    autolink: false
`,
  'content/duel/uk/fight.mdx': `---
title: Бій
summary: Як б’ються дві фігури.
---

Бій починає активний гравець. [#start]

## Удар [#blow]

- Гравець кидає кубик, див. [рух](topic:move). [#hit]
  - [Капітан](term:captain) додає одиницю до [удару](rule:hit). [#bonus]

:::faq[Чи можна не бити?]{#must-hit about="hit"}
Ні:

- капітан б’є завжди;
- фігура б’є за ним.
:::

:::note
Кубик має шість граней, див. [початок](rule:fight.start).
:::

<Walkthrough scenario="opening" />
`,
  'content/duel/ru/fight.mdx': `---
title: Бой
summary: Как дерутся две фигуры.
---

Бой начинает активный игрок. [#start]

## Удар [#blow]

- Игрок бросает кубик, см. [ход](topic:move). [#hit]
  - [Капитан](term:captain) добавляет единицу к [удару](rule:hit). [#bonus]

:::faq[Можно ли не бить?]{#must-hit about="hit"}
Нет:

- капитан бьёт всегда;
- фигура бьёт за ним.
:::

:::note
У кубика шесть граней, см. [начало](rule:fight.start).
:::

<Walkthrough scenario="opening" />
`,
  'content/duel/uk/move.mdx': `---
title: Рух
summary: Як ходить фігура.
---

## Крок [#step]

Фігура ходить на дві клітинки. [#two-steps]

:::team
Капітани двох команд ходять разом. [#together]
:::

### Прямо [#straight]

:::example[По прямій]{#straight-line}
| Звідки | Куди |
| --- | --- |
| Тут | Там |
:::
`,
  'content/duel/ru/move.mdx': `---
title: Ход
summary: Как ходит фигура.
---

## Шаг [#step]

Фигура ходит на две клетки. [#two-steps]

:::team
Капитаны двух команд ходят вместе. [#together]
:::

### Прямо [#straight]

:::example[По прямой]{#straight-line}
| Откуда | Куда |
| --- | --- |
| Здесь | Там |
:::
`,
  'content/duel/course.yaml': `lessons:
  - id: first-blow
    sources: [uk-blow]
    exercises: [who-rolls, blow-order]
    scenario: opening
    board:
      task: { uk: Завдайте удару., ru: Нанесите удар. }
      words: [captain]
      until: { event: hit, times: 1 }
  - id: first-step
    sources: []
    exercises: [how-far]
`,
  'content/duel/exercises.yaml': `exercises:
  - id: who-rolls
    kind: one
    situation: { uk: Капітан поруч., ru: Капитан рядом. }
    question: { uk: Хто кидає кубик?, ru: Кто бросает кубик? }
    answers:
      - text: { uk: Капітан., ru: Капитан. }
        feedback: { uk: Він лише додає., ru: Он только добавляет. }
        rule: fight.bonus
      - text: { uk: Гравець., ru: Игрок. }
        right: true
        feedback: { uk: Саме він., ru: Именно он. }
        rule: fight.hit
  - id: blow-order
    kind: order
    question: { uk: Що за чим?, ru: Что за чем? }
    answers:
      - text: { uk: Крок., ru: Шаг. }
        feedback: { uk: Спершу., ru: Сначала. }
        rule: move.two-steps
      - text: { uk: Удар., ru: Удар. }
        feedback: { uk: Потім., ru: Потом. }
        rule: fight.hit
  - id: how-far
    kind: all
    question: { uk: Куди можна?, ru: Куда можно? }
    answers:
      - text: { uk: На дві клітинки., ru: На две клетки. }
        right: true
        feedback: { uk: Так., ru: Да. }
        rule: move.two-steps
      - text: { uk: На десять., ru: На десять. }
        feedback: { uk: Задалеко., ru: Слишком далеко. }
        rule: move.two-steps
`,
  'content/duel/uk/learn/first-blow.mdx': `---
title: Перший удар
summary: Як почати бій.
---

Удар — це [кидок](rule:fight.hit), а починає [капітан](term:captain).

:::example[Двоє]
Хто б’є, той і ходить, див. [рух](topic:move).
:::

<Exercise id="who-rolls" />
`,
  'content/duel/ru/learn/first-blow.mdx': `---
title: Первый удар
summary: Как начать бой.
---

Начинает капитан, а удар — это [бросок](rule:fight.hit).

:::example[Двое]
Кто бьёт, тот и ходит, см. [ход](topic:move).
:::

<Exercise id="who-rolls" />
`,
  'content/duel/uk/learn/first-step.mdx': `---
title: Перший крок
summary: Як ходити.
---

## Дві клітинки

- Спершу [крок](rule:move.step), потім [удар](rule:fight.hit).
`,
  'content/duel/ru/learn/first-step.mdx': `---
title: Первый шаг
summary: Как ходить.
---

## Две клетки

- Перед [ударом](rule:fight.hit) бывает [шаг](rule:move.step).
`,
  'content/duel/scenarios/opening.yaml': `procedure: rebellion/combat
title: { uk: Початок, ru: Начало }
intro: { uk: Перший кидок., ru: Первый бросок. }
sources: [uk-blow]
setup:
  system: hoth
  active: empire
  units:
    empire: { star-destroyer: 1 }
    rebel: { x-wing: 1 }
choices:
  - kind: drawn
    results: [hit, blank, blank]
  - kind: end-actions
expect:
  round: 1
  markers: {}
`,
};
