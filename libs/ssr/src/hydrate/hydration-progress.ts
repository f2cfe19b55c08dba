/** Waiting for its scripts: the page itself, and each part of it that came with the document. */
const waiting = new Set<object>();
const listeners = new Set<() => void>();

/**
 * Notes that something came with the document and is not hydrated yet.
 * @returns what says that it is: listeners are called, and when nothing else waits the document's element gets the
 * attribute `data-hydrated`
 */
export function awaitHydration(): () => void {
  const part = {};
  waiting.add(part);
  return () => {
    if (!waiting.delete(part)) return;
    for (const listener of listeners) listener();
    if (waiting.size === 0) document.documentElement.toggleAttribute('data-hydrated', true);
  };
}

/** Whether something on the page is not hydrated yet. */
export const isHydrating = (): boolean => waiting.size > 0;

/** Calls `listener` each time something has been hydrated. */
export function onHydrated(listener: () => void): void {
  listeners.add(listener);
}
