/** Tokens and markers of the box, by their terms. Damage tokens are of values 1 and 3. */
export const TOKENS = {
  'focus-token': 44,
  'damage-token': 42,
  'shield-token': 10,
  'balance-token': 1,
  'death-star-dial': 1,
  'force-card': 6,
} as const;
