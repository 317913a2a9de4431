import type { Values } from './view.ts';

/** What stands behind `#odds=`: «1.a~cruiser_3.d~fighter_2», and where the question comes from. */
export const ODDS_PREFIX = '#odds=';
export const FROM = '&from=';
export const VERSION = '1';

export const writtenKey = (key: string): string => key.replaceAll('.', '~');

export const writtenValue = (value: Values[string]): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value).replaceAll('.', '~');

/** Dots stand between the parts, and none at the end: a chat would cut it off. */
export const formatOdds = (values: Values, from?: string): string => {
  const parts = Object.entries(values).map(
    ([key, value]) => `${writtenKey(key)}_${writtenValue(value)}`,
  );
  const question = [VERSION, ...parts].join('.');
  return `${ODDS_PREFIX}${question}${from === undefined ? '' : `${FROM}${from}`}`;
};

/** From a moment of a walkthrough to its calculator, below the page that lists them. */
export const oddsAddress = (
  { calculator, values }: { readonly calculator: string; readonly values: Values },
  from: string,
): string => `${calculator.split('/')[1] ?? ''}/${formatOdds(values, from)}`;
