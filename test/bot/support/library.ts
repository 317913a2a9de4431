import { openLibrary, type Library } from '../../../src/bot/library.ts';
import { packLibrary } from '../../../src/bot/pack.ts';
import { getModel } from '../../../src/rules/ask/get-model.ts';

let opened: Promise<Library> | undefined;

/** What the bot carries, of all games as they are told today; it takes seconds to pack. */
export const siteLibrary = (): Promise<Library> =>
  (opened ??= getModel().then((model) => openLibrary(packLibrary(model))));
