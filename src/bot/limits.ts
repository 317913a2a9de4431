export interface Limit {
  readonly count: number;
  readonly milliseconds: number;
}

/** How many chats are remembered at once; whoever fell silent first is forgotten first. */
const REMEMBERED = 10_000;

/** At most so many answers to one chat in a span of time, kept in memory and by its number only. */
export function limiter({ count, milliseconds }: Limit, now: () => number = Date.now) {
  const chats = new Map<string, { readonly since: number; readonly asked: number }>();
  return (chat: string): boolean => {
    const at = now();
    const known = chats.get(chat);
    const span =
      known === undefined || at - known.since >= milliseconds
        ? { since: at, asked: 1 }
        : { since: known.since, asked: known.asked + 1 };
    chats.delete(chat);
    chats.set(chat, span);
    if (chats.size > REMEMBERED) chats.delete(chats.keys().next().value ?? '');
    return span.asked <= count;
  };
}
