import { drawPicture } from './draw-picture.ts';

/** The device's own sheet takes pictures on phones; elsewhere a picture is a file. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const blob = await drawPicture(element);
  const file = new File([blob], `${name}.png`, { type: 'image/png' });
  const sheet = { files: [file], title: document.title };
  const device = navigator as Partial<Pick<Navigator, 'canShare' | 'share'>>;
  if (matchMedia('(pointer: coarse)').matches && device.canShare?.(sheet) === true) {
    // Who closes the sheet has changed their mind, which is no mistake.
    await device.share?.(sheet).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
