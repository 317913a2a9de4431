import { reckonedBy } from './odds.ts';
import { fieldOf, READ_ONLY, refused, said, textOf, type Tool } from './tool.ts';

const MOST_CHOICES = 500;
/** As long as a link to a moment may be, and its page before it. */
const MOST_SIGNS = 8192;

const isListOfChoices = (made: unknown): made is readonly object[] =>
  Array.isArray(made) &&
  made.length <= MOST_CHOICES &&
  made.every((choice) => typeof choice === 'object' && choice !== null);

/** What the engines answer; each is fetched with the first question to it. */
export function gameTools(): readonly Tool[] {
  return [
    {
      name: 'legal_choices',
      description:
        'Tells what may be chosen at a position of a game and what may not, each refusal with the id of its rule. The position is the address of a page of this site: a walkthrough, a question that is laid out, a game that is shared. Without one it is that of this page.',
      inputSchema: {
        type: 'object',
        properties: {
          address: { type: 'string', description: 'With all that stands behind «#».' },
          made: {
            type: 'array',
            items: { type: 'object' },
            maxItems: MOST_CHOICES,
            description: 'Choices made after it, as the options of earlier answers have them.',
          },
        },
      },
      annotations: READ_ONLY,
      execute: async (input) => {
        const asked = textOf(input, 'address', MOST_SIGNS);
        const address = URL.parse(asked === '' ? location.href : asked, location.href);
        if (address?.origin !== location.origin) return refused('address is not of this site');
        const made = fieldOf(input, 'made') ?? [];
        if (!isListOfChoices(made)) return refused('made is no list of choices');
        const { choicesAt } = await import('./positions.ts');
        return choicesAt(address, made);
      },
    },
    {
      name: 'odds',
      description:
        'Reckons exact chances with a calculator of this site: fights, missions, draws. What is left out of the question stands at its first value; the answer comes with the whole question beside it.',
      inputSchema: {
        type: 'object',
        properties: {
          calculator: {
            type: 'string',
            description: 'Game and name; any other is answered with all that there are.',
          },
          question: { type: 'object' },
        },
        required: ['calculator'],
      },
      annotations: READ_ONLY,
      execute: async (input) => {
        const question = fieldOf(input, 'question') ?? {};
        const reckoned = await reckonedBy(textOf(input, 'calculator'), question);
        return reckoned.ok ? said(reckoned) : refused(reckoned);
      },
    },
  ];
}
