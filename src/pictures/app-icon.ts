import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What stands among the applications of a device, drawn from the icon of the site. */
export interface AppIcon {
  readonly name: string;
  readonly size: number;
  /** Devices cut these to a shape of their own: what matters stays within the inner four fifths. */
  readonly isMaskable: boolean;
}

export const APP_ICONS = [
  { name: '192', size: 192, isMaskable: false },
  { name: '512', size: 512, isMaskable: false },
  { name: 'maskable-512', size: 512, isMaskable: true },
] as const satisfies readonly AppIcon[];

const INK = '#1b1916';
const MASKED = 0.8;

export async function appIcon({ size, isMaskable }: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await readFile(join('public', 'icon.svg'));
  const inner = isMaskable ? Math.round(size * MASKED) : size;
  const margin = Math.floor((size - inner) / 2);
  // The unit of the drawing is a 24th of its side, a 72nd of an inch at 72 dots.
  const icon = sharp(drawing, { density: (72 * inner) / 24 }).resize(inner, inner);
  const rest = size - inner - margin;
  const framed = isMaskable
    ? icon
        .extend({ top: margin, left: margin, bottom: rest, right: rest, background: INK })
        .flatten({ background: INK })
    : icon;
  return new Uint8Array(await framed.png({ palette: true, compressionLevel: 9 }).toBuffer());
}
