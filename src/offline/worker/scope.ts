/** As much of a service worker's world as is used; the types of pages and workers exclude each other. */

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LifeEvent {
  readonly request: Request;
  /** The page that asks; empty where a page is asked for. */
  readonly clientId: string;
  /** The page that will stand there; empty where none will. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

export interface MessageToWorker extends LifeEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

export interface WorkerScope {
  readonly location: { readonly href: string };
  readonly navigator: { readonly languages: readonly string[]; readonly connection?: unknown };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageToWorker) => void): void;
}

/** What the parts of the worker need of the world; tests give them another one. */
export interface Tools {
  /** The address of the folder that the worker lies in. */
  readonly base: string;
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

export const prefixOf = (base: string): string => `kodeks:${new URL(base).pathname}:`;
export const addressOf = ({ base }: Tools, path: string): string => new URL(path, base).href;
