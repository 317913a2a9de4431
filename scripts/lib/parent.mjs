// @ts-check

/**
 * Calls back once the process that started this one is gone. A signal to npm ends the shell in
 * which npm runs a script and leaves the script itself behind, with its port taken.
 * @param {() => void} onGone
 */
export function whenParentGone(onGone) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
