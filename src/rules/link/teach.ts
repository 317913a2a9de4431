import type { Teaching } from '../model.ts';
import type { GameSource } from '../read/load-game.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { TeachFile } from '../read/schemas.ts';

/** How to tell the game to others, with rules and walkthroughs that exist. */
export function linkTeaching(
  { teach: file }: GameSource,
  lookup: NameLookup,
): Teaching | undefined {
  if (file === undefined) return undefined;
  const borne = <Part extends keyof TeachFile>(part: Part) =>
    file.data[part].flatMap((told: TeachFile[Part][number], at: number) => {
      const rule = lookup.rule(told.rule, '', file.place([part, at, 'rule']));
      return rule === undefined ? [] : { ...told, rule };
    });
  for (const [at, { picture }] of file.data.cards.entries()) {
    lookup.scenario(picture.scenario, file.place(['cards', at, 'picture', 'scenario']));
  }
  return {
    cards: borne('cards'),
    players: borne('players'),
    played: borne('played'),
    later: borne('later'),
  };
}
