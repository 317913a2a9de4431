const asked = Number(process.env['KODEKS_EFFORT'] ?? 1);

/** How hard tests try that play or ask at random: `KODEKS_EFFORT`, 1 unless it says another number. */
export const effort = Number.isFinite(asked) ? Math.min(Math.max(asked, 0.1), 100) : 1;

/** So many repetitions as such a test makes with so much effort. */
export const times = (n: number): number => Math.ceil(n * effort);
