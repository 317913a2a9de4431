import { formatTicks, NOTHING_TICKED, parseTicks, type Ticks } from './ticks.ts';

const keyOf = (checklist: string): string => `checklist-${checklist}`;

/** Without storage the boxes work all the same; they are only not remembered. */
function read(checklist: string): Ticks {
  try {
    return parseTicks(localStorage.getItem(keyOf(checklist)));
  } catch {
    return NOTHING_TICKED;
  }
}

function write(checklist: string, ticks: Ticks): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(keyOf(checklist));
    else localStorage.setItem(keyOf(checklist), formatTicks(ticks));
  } catch {
    // Full or shut: the ticks last for this page.
  }
}

/** The list of a setup: boxes that stay ticked. */
for (const list of document.querySelectorAll<HTMLElement>('[data-checklist]')) {
  const name = list.dataset['checklist'] ?? '';
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[data-step]')];
  const status = list.querySelector<HTMLElement>('[data-done]');
  const clear = list.querySelector<HTMLButtonElement>('[data-clear]');
  const ticked = (): readonly HTMLInputElement[] => boxes.filter((box) => box.checked);
  const show = (): void => {
    const done = ticked().length;
    if (clear) clear.hidden = done === 0;
    if (!status) return;
    status.textContent = (status.dataset['done'] ?? '')
      .replace('{done}', String(done))
      .replace('{all}', String(boxes.length));
  };
  const keep = (): void => {
    write(name, new Set(ticked().map((box) => box.dataset['step'] ?? '')));
    show();
  };
  const remembered = read(name);
  for (const box of boxes) {
    box.checked = remembered.has(box.dataset['step'] ?? '');
    box.addEventListener('change', keep);
  }
  clear?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    keep();
    boxes[0]?.focus();
  });
  show();
}
