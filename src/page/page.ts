import { setUpDefinitions } from './definitions.ts';
import { setUpPlace } from './place.ts';
import { setUpSearch } from './search-stub.ts';
import { setUpTheme } from './theme.ts';

setUpTheme();
setUpSearch();
setUpDefinitions();
setUpPlace();
