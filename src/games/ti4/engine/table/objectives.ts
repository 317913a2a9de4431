import type { Ti4Rule } from '../rule.ts';

const SECRET_LIMIT = 3;

/** After a secret objective is drawn: what must go back into its deck, and why. */
export const secretsOver = (
  held: number,
  scored: number,
): { readonly back: number; readonly because: Ti4Rule } => ({
  back: Math.min(held, Math.max(0, held + scored - SECRET_LIMIT)),
  because: 'objective-cards.secret-excess',
});
