import { NEW_HELPER, formatHelper, parseHelper } from './state.ts';
import type { Helper } from './state.ts';

const KEY = 'helper-swdbg';

/** Without storage the helper works all the same; it only forgets. */
export const readHelper = (): Helper => {
  try {
    return parseHelper(localStorage.getItem(KEY));
  } catch {
    return NEW_HELPER;
  }
};

export const writeHelper = (helper: Helper): void => {
  try {
    localStorage.setItem(KEY, formatHelper(helper));
  } catch {
    // Full or shut: the table lasts for this page.
  }
};
