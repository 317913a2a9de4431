import { fold } from '../lexicon/fold.ts';
import { nextDirection, orderOf } from './table-order.ts';

/** Headings sort the rows, a box above a long table narrows them down. */
for (const table of document.querySelectorAll<HTMLTableElement>('[data-sortable]')) {
  makeSortable(table);
}
for (const form of document.querySelectorAll<HTMLFormElement>('[data-table-filter]')) {
  makeFilter(form);
}

function makeSortable(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  const status = document.querySelector('[data-sort-status]');
  if (body === undefined) return;
  for (const [column, heading] of headings.entries()) {
    const name = heading.firstChild?.textContent?.trim() ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const direction = nextDirection(heading.ariaSort);
      for (const other of headings) other.ariaSort = null;
      heading.ariaSort = direction;
      const rows = [...body.rows];
      const keys = rows.map((row) => keyOf(row.cells[column]));
      const kind = heading.dataset['sort'] === 'number' ? 'number' : 'text';
      const order = orderOf(keys, kind, direction, document.documentElement.lang);
      body.append(...order.flatMap((place) => rows[place] ?? []));
      if (status !== null) {
        status.textContent = `${table.dataset['sorted'] ?? ''}: ${name}, ${table.dataset[direction] ?? ''}`;
      }
    });
  }
}

function keyOf(cell: HTMLTableCellElement | undefined): string {
  return cell?.dataset['key'] ?? cell?.textContent.trim() ?? '';
}

function makeFilter(form: HTMLFormElement): void {
  const box = form.querySelector('input');
  const output = form.querySelector('output');
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('[data-sortable] tbody tr')].map(
    // Some spaces keep words together; readers type plain ones.
    (row) => ({ row, key: fold(row.textContent.replace(/\s+/gu, ' ')) }),
  );
  const count = /\d+/;
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const wanted = fold(box?.value ?? '').trim();
    for (const { row, key } of rows) row.hidden = !key.includes(wanted);
    const shown = rows.filter(({ row }) => !row.hidden).length;
    if (output !== null) output.value = output.value.replace(count, String(shown));
  });
}
