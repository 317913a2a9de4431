import { digitsFor } from '../engine/link.ts';
import { isEditable, isTakeable } from '../games/ask.ts';
import { procedureOf } from '../games/procedures.ts';
import { beginningsOf } from '../party/beginnings.ts';
import type { Language, Localized } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';
import type { Origin } from './address.ts';
import type { Scene } from './ask-data.ts';
import type { Preset } from './preset.ts';

interface Told {
  readonly id: string;
  readonly procedure: string;
  readonly setup: unknown;
  readonly title: Localized<string>;
}

/** As the build reads them: it stops at whatever is no position. */
export const scenesFrom = (
  game: string,
  told: readonly Told[],
  language: Language,
): readonly Scene[] =>
  told.map(({ id, procedure: name, setup, title }) => {
    const procedure = procedureOf(name);
    const read = procedure.read(setup);
    if (!read.ok) throw new Error(`${id}: setup.${read.path}: ${read.problem}.`);
    return {
      id,
      title: title[language],
      procedure: name,
      play: `${game}/${procedure.play}`,
      setup: read.setup,
    };
  });

/** Where the moment stands that somebody asks about. */
export const digitsTo = ({
  id,
  procedure: name,
  setup,
  choices = [],
}: Preset): readonly number[] => {
  const opened = procedureOf(name).open(setup);
  if (!opened.ok) throw new Error(`${id}: setup.${opened.path}: ${opened.problem}.`);
  let moment = opened.setup;
  return choices.flatMap((choice) => {
    const digits = digitsFor(moment.prompt(), choice);
    moment = moment.next(choice);
    return digits;
  });
};

const playOf = (game: string, procedure: string): string =>
  `${game}/${procedureOf(procedure).play}`;

/** Whether somebody can ask about a position of it. */
export const canBeAsked = (game: string, procedure: string): boolean =>
  isEditable(playOf(game, procedure));

export const otherScenes = (
  { id, scenarios }: Game,
  language: Language,
): Readonly<Record<Exclude<Origin, 'ask'>, readonly Scene[]>> => {
  const askedOf = (told: readonly Told[], isAsked: (play: string) => boolean): readonly Scene[] =>
    scenesFrom(
      id,
      told.filter(({ procedure }) => isAsked(playOf(id, procedure))),
      language,
    );
  return {
    from: askedOf(scenarios, isEditable),
    game: askedOf(beginningsOf(id), isTakeable),
  };
};
