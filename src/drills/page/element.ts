/** An element with a class and what stands in it. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
};

export const button = (label: string, className: string, act: () => void): HTMLButtonElement => {
  const made = element('button', className, label);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
};

export const link = (label: string, url: string, className = ''): HTMLAnchorElement => {
  const made = element('a', className, label);
  made.href = url;
  return made;
};

/** `{n}` and whatever else waits in a text for its number. */
export const filled = (text: string, numbers: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(numbers[name] ?? gap));
