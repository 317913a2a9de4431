import type { APIRoute } from 'astro';
import { words } from '../../i18n/words.ts';
import { appManifest } from '../../offline/build/app-manifest.ts';
import { getModel } from '../../rules/ask/get-model.ts';
import { INTERFACE, interfaceOf } from '../../i18n/languages.ts';

export const getStaticPaths = () => INTERFACE.map((language) => ({ params: { language } }));

/** By it a device keeps the site among its applications. */
export const GET: APIRoute = async ({ params }) => {
  const language = interfaceOf(params['language']);
  const { games } = await getModel();
  return new Response(JSON.stringify(appManifest(language, words(language), games)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
