/** Waiting for its scripts: the page itself, and each part of it that came with the document. */
const waiting = new Set<object>();
const listeners = new Set<() => void>();

/**
 * Notes that something came with the document and is not hydrated yet.
 * @returns what says that it is: listeners are called, and `data-hydrated` of the document's element becomes
 * `partly` or, when nothing else waits, `fully`
 */
export function awaitHydration(): () => void {
  const part = {};
  waiting.add(part);
  return () => {
    if (!waiting.delete(part)) return;
    for (const listener of listeners) listener();
    document.documentElement.dataset['hydrated'] = waiting.size === 0 ? 'fully' : 'partly';
  };
}

/** Whether something on the page is not hydrated yet. */
export const isHydrating = (): boolean => waiting.size > 0;

/** Calls `listener` each time something has been hydrated. */
export function onHydrated(listener: () => void): void {
  listeners.add(listener);
}
