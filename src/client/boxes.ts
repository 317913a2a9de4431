/** How much of the boxes a reader wants is remembered for all topics. */
export function setUpBoxes(): void {
  const { dataset } = document.documentElement;
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name="boxes"]')) {
    if (choice.value === dataset['boxes']) choice.checked = true;
    choice.addEventListener('change', () => {
      try {
        localStorage.setItem('boxes', choice.value);
      } catch {
        // Without storage the choice lasts for this page.
      }
    });
  }
  // It stood in for the choice until now.
  delete dataset['boxes'];
}
