/** What a picture keeps of the look of a page; the rest makes no difference to it. */
const KEPT = [
  'display position top left right bottom order box-sizing width height overflow visibility clip-path',
  'margin-top margin-right margin-bottom margin-left',
  'padding-top padding-right padding-bottom padding-left',
  'border-top-width border-right-width border-bottom-width border-left-width',
  'border-top-style border-right-style border-bottom-style border-left-style',
  'border-top-color border-right-color border-bottom-color border-left-color',
  'border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius',
  'background-color background-image box-shadow opacity color',
  'font-family font-size font-weight font-style line-height letter-spacing text-align text-decoration-line',
  'white-space vertical-align list-style-type',
  'flex-direction flex-wrap flex-grow flex-shrink flex-basis row-gap column-gap',
  'align-items align-content align-self justify-content justify-items justify-self',
  'grid-template-columns grid-template-rows grid-column-start grid-column-end grid-row-start grid-row-end',
  'transform translate scale rotate transform-origin',
  'fill stroke stroke-width stroke-dasharray stroke-linejoin stroke-linecap paint-order text-anchor dominant-baseline',
].flatMap((line) => line.split(' '));

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Sharp on the screens of phones. */
const SCALE = 2;
const EDGE = 20;
const FOOT = 28;

/** What is pressed or folded has no use in a picture. */
const LEFT_OUT = 'button, details:not([open]), .visually-hidden, script';

/** The copy carries its look with it: a picture knows no sheet of styles. */
function dressed(element: Element): Element {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('An element was copied into something else.');
  const [from, to] = [element, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  for (const [at, one] of (from ?? []).entries()) {
    const twin = to?.[at];
    if (!(twin instanceof HTMLElement || twin instanceof SVGElement)) continue;
    const look = getComputedStyle(one);
    for (const name of KEPT) twin.style.setProperty(name, look.getPropertyValue(name));
  }
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  return copy;
}

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('A file could not be read.')));
    reader.readAsDataURL(blob);
  });

/** The faces of the page, which a picture cannot fetch by itself. */
async function faces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const told = await Promise.all(
    rules.map(async (rule) => {
      const [, address = ''] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      const response = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
      return rule.cssText.replace(address, await asData(await response.blob()));
    }),
  );
  return told.join('\n');
}

const made = (name: string, look: Readonly<Record<string, string>>): Element => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(look)) element.setAttribute(key, value);
  return element;
};

/** Draws a part of the page as it stands there, on its paper, with the address below. */
export async function drawPicture(element: HTMLElement): Promise<Blob> {
  const { colour, paper } = {
    colour: getComputedStyle(document.body).color,
    paper: getComputedStyle(document.body).backgroundColor,
  };
  const inner = { width: element.scrollWidth, height: element.scrollHeight };
  const width = inner.width + 2 * EDGE;
  const height = inner.height + 2 * EDGE + FOOT;
  const svg = made('svg', {
    width: String(width * SCALE),
    height: String(height * SCALE),
    viewBox: `0 0 ${width} ${height}`,
  });
  const style = made('style', {});
  style.textContent = await faces();
  const frame = made('foreignObject', {
    x: String(EDGE),
    y: String(EDGE),
    width: String(inner.width),
    height: String(inner.height),
  });
  const body = document.createElementNS(XHTML, 'div');
  body.append(dressed(element));
  frame.append(body);
  const foot = made('text', {
    x: String(EDGE),
    y: String(height - EDGE),
    fill: colour,
    'font-family': 'Onest, sans-serif',
    'font-size': '13',
  });
  foot.textContent = `${document.title} · ${location.host}`;
  svg.append(style, made('rect', { width: '100%', height: '100%', fill: paper }), frame, foot);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser drew no picture.'));
    }, 'image/png');
  });
}
