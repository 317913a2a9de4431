import type { InterfaceLanguage } from '../../i18n/languages.ts';
import type { Ask, Told } from '../messages.ts';
import { readTold } from '../read-messages.ts';

// Scripts lie in a folder of their own right below the root, wherever that is.
const script = import.meta.url;
const root = new URL('../', script);

export const siteAddress = (path: string): string => new URL(path, root).href;

/** What a page says of itself is one of them. */
export const language = (): InterfaceLanguage => document.documentElement.lang as InterfaceLanguage;

let connected: Promise<ServiceWorker | undefined> | undefined;

/** undefined: there is no worker and will be none, and the site works as it did without. */
export const connect = (): Promise<ServiceWorker | undefined> => (connected ??= register());

async function register(): Promise<ServiceWorker | undefined> {
  // A site that is no application any more names no manifest.
  const isWanted = document.querySelector('link[rel="manifest"]') !== null;
  if (!isWanted || !('serviceWorker' in navigator)) return undefined;
  try {
    const { serviceWorker } = navigator;
    await serviceWorker.register(siteAddress('sw.js'), { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    return active ?? undefined;
  } catch {
    return undefined;
  }
}

export async function ask(question: Ask): Promise<void> {
  (await connect())?.postMessage(question);
}

export function onTold(listen: (told: Told) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const told = readTold(data);
    if (told !== undefined) listen(told);
  });
  navigator.serviceWorker.startMessages();
}
