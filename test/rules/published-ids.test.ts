import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { change, messagesAfter, placeIn, remove, write } from './support/spoil.ts';

const ids = 'content/ids.txt';

describe('the list of published ids', () => {
  itReports([
    {
      mistake: 'an id that vanished',
      changes: [change(ids, 'duel.move.step\n', '¦duel.move.two-step\nduel.move.step\n')],
      says: 'The published id «duel.move.two-step» no longer exists, so its links would break.',
      advises:
        'Restore it, or write «duel.move.two-step -> its-successor» here. ' +
        'The nearest is «duel.move.two-steps».',
    },
    {
      mistake: 'an id that is not published yet',
      changes: [change(ids, 'duel.fight.bonus\n', '')],
      place: 'content/duel/uk/fight.mdx:11:3',
      says: 'The id «bonus» is new and not yet in content/ids.txt.',
      advises: 'Choose it with care, it is permanent; then run «npm run ids» to add it.',
    },
    {
      mistake: 'a term that is not published yet',
      changes: [change(ids, 'duel.glossary.figure\n', '')],
      place: placeIn('content/duel/glossary.yaml', 'figure\n    kind'),
      says: 'The id «figure» is new and not yet in content/ids.txt.',
      advises: 'Choose it with care, it is permanent; then run «npm run ids» to add it.',
    },
    {
      mistake: 'a successor that does not exist',
      changes: [
        change(
          ids,
          'duel.fight.first-blow -> duel.fight.hit',
          '¦duel.fight.first-blow -> duel.fight.hits',
        ),
      ],
      says: 'The successor «duel.fight.hits» does not exist.',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a successor of an id that still exists',
      changes: [change(ids, 'duel.fight.bonus\n', '¦duel.fight.bonus -> duel.fight.hit\n')],
      says: '«duel.fight.bonus» still exists, so nothing can have taken its place.',
      advises: 'Take «-> duel.fight.hit» away, or remove the old rule.',
    },
    {
      mistake: 'a line that is no id',
      changes: [change(ids, 'duel.move.step\n', '¦combat\nduel.move.step\n')],
      says: '«combat» is neither an id nor a pair «old -> new».',
      advises: 'Write game.topic.name; the file is kept by «npm run ids».',
    },
    {
      mistake: 'a pair with two arrows',
      changes: [
        change(
          ids,
          'duel.move.step\n',
          '¦duel.a.b -> duel.a.c -> duel.move.step\nduel.move.step\n',
        ),
      ],
      says: '«duel.a.b -> duel.a.c -> duel.move.step» is neither an id nor a pair «old -> new».',
      advises: 'Write game.topic.name; the file is kept by «npm run ids».',
    },
  ]);

  it('passes over comments and empty lines', async () => {
    const commented = change(ids, 'duel.move.step\n', '# старе\n\nduel.move.step # крок\n');
    expect(await messagesAfter(commented)).toEqual([]);
  });

  it('reports every id of a game whose folder was removed', async () => {
    const whole = Object.keys(baseGame).filter((file) => file.startsWith('content/duel/'));
    const messages = await messagesAfter(...whole.map(remove));
    // 12 ids, and one that has a successor.
    expect(messages).toHaveLength(13);
  });

  it('says nothing about the ids of a game that cannot be read', async () => {
    const spoilt = write('content/duel/glossary.yaml', 'terms: ¦5\n');
    expect(await messagesAfter(spoilt)).toHaveLength(1);
  });
});
