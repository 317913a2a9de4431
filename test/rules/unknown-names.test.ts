import { describe } from 'vitest';
import { itReports } from './support/mistakes.ts';
import { change } from './support/spoil.ts';

const fight = 'content/duel/uk/fight.mdx';
const topics = 'content/duel/topics.yaml';

describe('a name that leads nowhere in a text', () => {
  itReports([
    {
      mistake: 'a link to an unknown rule of the topic',
      changes: [change(fight, '[удару](rule:hit)', '¦[удару](rule:hiit)')],
      says: 'There is no rule «hiit».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a link to an unknown rule of the game, even in a box without an id',
      changes: [change(fight, '[початок](rule:fight.start)', '¦[початок](rule:move.stp)')],
      says: 'There is no rule «move.stp».',
      advises: 'The nearest is «duel.move.step».',
    },
    {
      mistake: 'a link to an unknown game',
      changes: [change(fight, '[удару](rule:hit)', '¦[удару](rule:dual.fight.hit)')],
      says: 'There is no rule «dual.fight.hit».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a link to an unknown term',
      changes: [change(fight, '[Капітан](term:captain)', '¦[Капітан](term:capitan)')],
      says: 'The glossary has no term «capitan».',
      advises: 'The nearest is «duel.glossary.captain».',
    },
    {
      mistake: 'a link to an unknown topic',
      changes: [change(fight, '[рух](topic:move)', '¦[рух](topic:mov)')],
      says: 'There is no topic «duel.mov».',
      advises: 'The nearest is «duel.move».',
    },
    {
      mistake: 'a link with too many parts',
      changes: [change(fight, '[рух](topic:move)', '¦[рух](topic:duel.move.step)')],
      says: 'The link «topic:duel.move.step» has too many or empty parts.',
      advises:
        'Write «rule:game.topic.name», «topic:game.topic» or «term:game.name»; ' +
        'what is of the same game or topic may be left out.',
    },
    {
      mistake: 'a link with an empty part',
      changes: [change(fight, '[удару](rule:hit)', '¦[удару](rule:fight.)')],
      says: 'The link «rule:fight.» has too many or empty parts.',
      advises:
        'Write «rule:game.topic.name», «topic:game.topic» or «term:game.name»; ' +
        'what is of the same game or topic may be left out.',
    },
    {
      mistake: 'an answer about an unknown rule',
      changes: [
        change(
          fight,
          ':::faq[Чи можна не бити?]{#must-hit about="hit"}',
          '¦:::faq[Чи?]{#must-hit about="hi"}',
        ),
        change('content/duel/ru/fight.mdx', 'about="hit"', 'about="hi"'),
      ],
      says: 'There is no rule «hi».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'an unknown scenario',
      changes: [
        change(fight, '<Walkthrough scenario="opening" />', '¦<Walkthrough scenario="openin" />'),
      ],
      says: 'There is no scenario «openin».',
      advises: 'The nearest is «opening».',
    },
  ]);
});

describe('a name that leads nowhere in a list', () => {
  itReports([
    {
      mistake: 'a step of a flow with an unknown rule',
      changes: [change('content/duel/game.yaml', 'rule: fight.hit', 'rule: ¦fight.hi')],
      says: 'There is no rule «fight.hi».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a step of a flow that names a topic only',
      changes: [change('content/duel/game.yaml', 'rule: fight.hit', 'rule: ¦fight')],
      says: 'There is no rule «fight».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a term that is ruled nowhere',
      changes: [change('content/duel/glossary.yaml', '[fight.bonus]', '[¦fight.bonuses]')],
      says: 'There is no rule «fight.bonuses».',
      advises: 'The nearest is «duel.fight.bonus».',
    },
    {
      mistake: 'a topic printed in an unknown section',
      changes: [change(topics, 'sources: [uk-fight]', 'sources: [¦uk-figt]')],
      says: 'No booklet in books.yaml has a section «uk-figt».',
      advises: 'The nearest is «uk-fight».',
    },
    {
      mistake: 'a heading printed in an unknown section',
      changes: [change(topics, '[uk-fight, uk-blow]', '[uk-fight, ¦uk-blows]')],
      says: 'No booklet in books.yaml has a section «uk-blows».',
      advises: 'The nearest is «uk-blow».',
    },
    {
      mistake: 'sources of an unknown heading',
      changes: [change(topics, 'blow: [uk-blow]', 'blows: ¦[uk-blow]')],
      says: 'The topic «fight» has no rule or heading «blows».',
      advises: 'The nearest is «duel.fight.blow».',
    },
    {
      mistake: 'an unknown topic to see',
      changes: [change(topics, 'see: [move]', 'see: [¦moves]')],
      says: 'There is no topic «duel.moves».',
      advises: 'The nearest is «duel.move».',
    },
    {
      mistake: 'a scenario printed in an unknown section',
      changes: [
        change('content/duel/scenarios/opening.yaml', 'sources: [uk-blow]', 'sources: [¦uk-low]'),
      ],
      says: 'No booklet in books.yaml has a section «uk-low».',
      advises: 'The nearest is «uk-blow».',
    },
  ]);
});
