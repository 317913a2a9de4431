import { setUpReport } from './report.ts';

export { start } from '../offline/page/start.ts';

/** What can wait until the page is there, in one file of its own. */
setUpReport();
