import { parseAsked } from '../ask/address.ts';
import type { AskData } from '../ask/ask-data.ts';
import { fetched } from '../ask/fetched.ts';
import type { PartyData } from '../party/party-data.ts';
import type { Asked } from '../player/asked.ts';
import type { PlayerData, SharedNotes } from '../player/player-data.ts';
import { refused, said, type ToolAnswer } from './tool.ts';

/** What the three kinds of pages carry that lay a position out; their data has no «<». */
const CARRIED =
  /\sdata-(walkthrough|ask|party)\b[^>]*>[^]*?<script type="application\/json">([^<]*)<\/script>/;

/** A game that is shared; those that stand on the device are their players’ own. */
const SHARED = /^#game=(1\.([a-z0-9-]+)\..*)$/;

/** The whole player at once, as pages have it: parts of it would be files of their own there. */
const player = () => import('../player/mount.ts');

/** Rules and terms that many pages share come in a file of their own. */
const complete = async <Data extends { readonly shared?: string }>(data: Data): Promise<Data> =>
  data.shared === undefined ? data : { ...data, ...((await fetched(data.shared)) as SharedNotes) };

const ofAsk = async (data: AskData, fragment: string): Promise<Asked | null> => {
  const asked = parseAsked(fragment);
  if (!asked) return null;
  const { layOut } = await import('../ask/open.ts');
  const laidOut = await layOut(data, (await fetched(data.notes)) as SharedNotes, asked);
  return laidOut?.first ?? null;
};

const ofParty = async (data: PartyData, fragment: string): Promise<Asked | null> => {
  const [, link, beginning] = SHARED.exec(fragment) ?? [];
  const begun = data.beginnings.find(({ id }) => id === beginning);
  if (link === undefined || !begun) return null;
  const whole = { ...(await complete(data)), ...begun, scenario: begun.id, choices: [] };
  return (await player()).askedOf(whole, `#play=${link}`);
};

async function positionAt({ href, hash }: URL): Promise<Asked | null> {
  const response = await fetch(href);
  const [, kind, json] = CARRIED.exec(response.ok ? await response.text() : '') ?? [];
  if (json === undefined) return null;
  // The build has written it.
  const data: unknown = JSON.parse(json);
  if (kind === 'ask') return ofAsk(data as AskData, hash);
  if (kind === 'party') return ofParty(data as PartyData, hash);
  return (await player()).askedOf(await complete(data as PlayerData), hash);
}

/** What may be done at the position of an address, after some choices more, and what may not. */
export async function choicesAt(address: URL, made: readonly object[]): Promise<ToolAnswer> {
  const asked = await positionAt(address);
  if (asked === null) return refused('no position at this address');
  const choices = await (await player()).choicesAfter(asked, made);
  return choices.ok ? said(choices.told) : refused(choices);
}
