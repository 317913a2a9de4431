/** Block elements whose texts would run into one another. */
const BLOCKS = 'p, li, td, th';

/** A rule's own words on its topic's page, as its own page tells them. */
export function ownWords(rule: Element): string {
  const copy = rule.cloneNode(true) as Element;
  // Rules that stand below this one have links of their own.
  for (const other of copy.querySelectorAll('.permalink, .label, .teaser, [id]')) other.remove();
  const cells = [...copy.querySelectorAll(':scope > td')].map(flat);
  if (cells.length > 0) return cells.join(' · ');
  for (const block of copy.querySelectorAll(BLOCKS)) block.append(' ');
  return flat(copy);
}

const flat = ({ textContent }: Element): string => textContent.replace(/\s+/g, ' ').trim();
