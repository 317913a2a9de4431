const ANCHOR = /^#[a-z0-9-]{1,80}$/;

/** On a topic, a report names the very rule that the address points to. */
export function setUpReport(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-report]');
  const topic = link?.dataset['report'];
  if (link === null || topic === undefined || topic === '') return;
  link.addEventListener('click', () => {
    const url = new URL(link.href);
    url.hash = ANCHOR.test(location.hash) ? `${topic}.${location.hash.slice(1)}` : topic;
    link.href = url.href;
  });
}
