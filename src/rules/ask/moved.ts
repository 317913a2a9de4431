import type { Model } from '../model.ts';
import { GLOSSARY_TOPIC, splitRuleId, type RuleId } from '../link/references.ts';

/** A published address whose rule now stands elsewhere. */
export interface Moved {
  readonly game: string;
  readonly topic: string;
  readonly anchor: string;
  readonly to: RuleId;
}

export function movedIn(model: Model): readonly Moved[] {
  return [...model.aliases].map(([from, to]) => ({ ...splitRuleId(from), to }));
}

/** Old ids of a topic by the anchors that stand for them there now. */
export function formerAnchors(
  model: Model,
  game: string,
  topic: string,
): ReadonlyMap<string, readonly string[]> {
  const stayed = movedIn(model).filter(
    (moved) => moved.game === game && moved.topic === topic && stays(moved),
  );
  const byAnchor = Map.groupBy(stayed, ({ to }) => splitRuleId(to).anchor);
  return new Map(
    Array.from(byAnchor, ([anchor, moved]) => [anchor, moved.map((old) => old.anchor)]),
  );
}

/** What old links to this topic may name and is to be found in another one now. */
export function departedFrom(model: Model, game: string, topic: string): readonly Moved[] {
  return movedIn(model).filter(
    (moved) => moved.game === game && moved.topic === topic && !stays(moved),
  );
}

/** Topics that are no more, with everything that links to them may name. */
export function vanishedTopics(
  model: Model,
): readonly { readonly game: string; readonly topic: string; readonly moved: readonly Moved[] }[] {
  const lost = movedIn(model).filter(({ game: of, topic }) => {
    const game = model.games.find(({ id }) => id === of);
    return topic !== GLOSSARY_TOPIC && game?.topics.every(({ id }) => id !== topic) === true;
  });
  return [...Map.groupBy(lost, ({ game, topic }) => `${game}.${topic}`).values()].flatMap(
    (moved) => {
      const [first] = moved;
      return first === undefined ? [] : { game: first.game, topic: first.topic, moved };
    },
  );
}

const stays = ({ game, topic, to }: Moved): boolean => {
  const now = splitRuleId(to);
  return now.game === game && now.topic === topic;
};
