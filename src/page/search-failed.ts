/** What tells of a failing network cannot be fetched: these words come with every page. */
const WORDS = {
  uk: ['Пошук не завантажився. Перевірте з’єднання.', 'Спробувати ще раз', 'Закрити'],
  ru: ['Поиск не загрузился. Проверьте соединение.', 'Попробовать ещё раз', 'Закрыть'],
} as const;

/** Says that the search has not come, and lets the reader ask for it once more. */
export function tellSearchFailed(language: keyof typeof WORDS, again: () => void): void {
  const [failed, retry, close] = WORDS[language];
  const dialog = document.createElement('dialog');
  const button = (label: string, press?: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.className = 'chip';
    made.textContent = label;
    made.addEventListener('click', () => {
      dialog.close();
      press?.();
    });
    return made;
  };
  const buttons = document.createElement('p');
  buttons.append(button(retry, again), ' ', button(close));
  dialog.append(failed, buttons);
  dialog.ariaLabel = failed;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
