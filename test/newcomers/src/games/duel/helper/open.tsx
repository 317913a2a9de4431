import type { OpenHelper } from '../../../player/helper-data.ts';
import { WORDS } from '../words/words.ts';

export const open: OpenHelper = ({ language }) => Promise.resolve(<p>{WORDS[language].summary}</p>);
