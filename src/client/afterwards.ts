import { setUpAskingForSearch } from './ask-for-search.ts';
import { setUpBackspace } from './backspace.ts';
import { setUpBoxes } from './boxes.ts';
import { setUpContents } from './contents.ts';
import { setUpLeaving } from './leaving.ts';
import { rememberWhereLeft } from './left.ts';
import { setUpPlace } from './place.ts';
import { setUpReport } from './report/link.ts';
import { setUpTheme } from './theme.ts';

export { start } from '../offline/page/start.ts';

/** What can wait until the page is there, in one file of its own. */
setUpTheme();
setUpPlace();
setUpLeaving();
setUpAskingForSearch();
setUpReport();
setUpBoxes();
setUpContents();
rememberWhereLeft();
setUpBackspace();

// Tools for whoever asks the page for its reader come only where a browser offers that.
if ('modelContext' in document || 'modelContext' in navigator)
  void import('../page-tools/register.ts');
