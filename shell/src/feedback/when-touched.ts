/** Milliseconds after which a page that nobody touches has all that its first visit needs. */
const UNTOUCHED_MS = 20_000;

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Does the work when the browser has time, once somebody uses the page: messages come of what people do, and a
 * page that is only opened need not carry them. @returns gives it up
 */
export function whenTouched(work: () => void): () => void {
  const begin = (): void => {
    stop();
    // Not every browser says when it has time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => work());
    else setTimeout(work);
  };
  const timer = setTimeout(begin, UNTOUCHED_MS);
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of touches) document.removeEventListener(type, begin, true);
  };
  for (const type of touches) document.addEventListener(type, begin, true);
  return stop;
}
