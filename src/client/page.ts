import { setUpAfterwards } from './afterwards-stub.ts';
import { setUpCopying } from './copying/stub.ts';
import { setUpDefinitions } from './definitions.ts';
import { setUpReturn } from './return.ts';
import { setUpSearch } from './search-stub.ts';

setUpSearch();
setUpDefinitions();
setUpReturn();
setUpCopying();
setUpAfterwards();
