import { beforeAll, describe, expect, it } from 'vitest';
import { cardsIn, type Card } from '../../src/embeds/card.ts';
import { frameOf } from '../../src/embeds/frame.ts';
import { writtenWords } from '../../src/embeds/written-words.ts';
import type { RuleId } from '../../src/rules/link/references.ts';
import { baseModel } from '../rules/support/spoil.ts';

let cards: ReadonlyMap<RuleId, Card>;

beforeAll(async () => {
  cards = cardsIn(await baseModel(), 'uk');
});

const card = (id: RuleId): Card => {
  const found = cards.get(id);
  if (found === undefined) throw new Error(`There is no card of ${id}.`);
  return found;
};
const textsOf = (id: RuleId): string[] => card(id).texts.map(({ text }) => text);

describe('the card', () => {
  it('of a rule shows its words, where it stands and where it is printed', () => {
    expect(textsOf('duel.fight.hit')).toEqual(['Гравець кидає кубик, див. рух.']);
    expect(card('duel.fight.hit')).toMatchObject({
      title: undefined,
      label: undefined,
      path: 'Бій › Удар',
      source: 'Двобій · Правила, с. ≈\u00A04',
    });
  });

  it('of a question says what is asked, and the answer', () => {
    expect(card('duel.fight.must-hit')).toMatchObject({
      title: 'Чи можна не бити?',
      label: 'Питання',
    });
    expect(textsOf('duel.fight.must-hit')).toEqual(['Ні: капітан б’є завжди; фігура б’є за ним.']);
  });

  it('of a heading shows the rules below it', () => {
    expect(textsOf('duel.fight.blow')).toEqual([
      'Гравець кидає кубик, див. рух.',
      'Ні: капітан б’є завжди; фігура б’є за ним.',
    ]);
  });

  it('of a term shows its definition', () => {
    expect(card('duel.glossary.captain')).toMatchObject({ title: 'капітан', label: 'Лідери' });
    expect(textsOf('duel.glossary.captain')).toEqual(['Той, хто веде за собою.']);
  });

  it('is there under the id that a rule had before', () => {
    expect(cards.get('duel.fight.first-blow')).toBe(cards.get('duel.fight.hit'));
  });

  it('keeps the links that are written, as whole addresses', () => {
    const [bonus] = card('duel.fight.bonus').texts;
    expect(writtenWords(bonus?.content ?? [], 'uk', 'duel', 'fight')).toEqual([
      {
        is: 'p',
        has: [
          { is: 'a', to: '/uk/duel/glossary/captain/', has: ['Капітан'] },
          ' додає одиницю до ',
          { is: 'a', to: '/uk/duel/fight/#hit', has: ['удару'] },
          '.',
        ],
      },
    ]);
  });
});

describe('the frame of a card', () => {
  const height = (id: RuleId): number => frameOf(card(id)).height;

  it('is code that stands alone, with a name for whoever hears the page', () => {
    const { url, code } = frameOf(card('duel.fight.must-hit'));
    expect(url).toBe('https://kodeks.example/embed/uk/#duel.fight.must-hit');
    expect(code).toMatch(
      /^<iframe src="https:\/\/kodeks\.example\/embed\/uk\/#duel\.fight\.must-hit" width="480" height="\d+" title="Чи можна не бити\?" loading="lazy" style="max-width: 100%; border: 0"><a href="https:\/\/kodeks\.example\/uk\/duel\/fight\/must-hit\/">Чи можна не бити\?<\/a><\/iframe>$/,
    );
  });

  it('is the higher the more there is to read', () => {
    expect(height('duel.fight.must-hit')).toBeGreaterThan(height('duel.fight.hit'));
    expect(height('duel.fight.blow')).toBeGreaterThan(height('duel.fight.must-hit') - 60);
  });

  it('keeps its name inside the quotes and the link', () => {
    const named = { ...card('duel.fight.must-hit'), title: 'Хто «"б’є"» & <як>?' };
    expect(frameOf(named).code).toContain('title="Хто «&quot;б’є&quot;» &amp; &lt;як>?"');
    expect(frameOf(named).code).toContain('>Хто «&quot;б’є&quot;» &amp; &lt;як>?</a></iframe>');
  });
});
