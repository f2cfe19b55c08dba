const waiting = new Set<object>();
const listeners = new Set<() => void>();

/** @returns notes it as hydrated: calls listeners, sets the root's `data-hydrated` to `partly` or `fully` */
export function awaitHydration(): () => void {
  const part = {};
  waiting.add(part);
  return () => {
    if (!waiting.delete(part)) return;
    for (const listener of listeners) listener();
    document.documentElement.dataset['hydrated'] = waiting.size === 0 ? 'fully' : 'partly';
  };
}

export const isHydrating = (): boolean => waiting.size > 0;

export function onHydrated(listener: () => void): void {
  listeners.add(listener);
}
