import { useEffect, useSyncExternalStore, type ComponentType } from 'react';

type Fetched = ComponentType | 'failed' | null;

export interface FetchedPart {
  /** @throws what kept it from coming; the next call asks for it again */
  readonly fetch: () => Promise<void>;
  readonly use: () => Fetched;
}

/** A part that is fetched before or when it is needed. A fetch that failed is not remembered by the next one. */
export function fetchedPart(load: () => Promise<{ readonly default: ComponentType }>): FetchedPart {
  let fetched: Fetched = null;
  let fetching: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Fetched): void => {
    fetched = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchOnce = async (): Promise<void> => {
    try {
      const { default: part } = await load();
      set(part);
    } catch (error) {
      fetching = null;
      set('failed');
      throw error;
    }
  };
  return {
    fetch: () => (fetching ??= fetchOnce()),
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => fetched,
        () => null,
      ),
  };
}

/** Milliseconds after which a page that nobody touches has all that its first visit needs. */
const UNTOUCHED_MS = 20_000;

const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Does the work when the browser has time, once somebody uses the page: messages come of what people do, and a
 * page that is only opened need not carry them. @returns gives it up
 */
function whenTouched(work: () => void): () => void {
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

/** Without the network it could not be fetched any more, just when there is something to say (SHELL-10). */
export function useFetchAhead(part: FetchedPart): void {
  useEffect(
    () =>
      whenTouched(() => {
        // It is asked for again with the first message, and what keeps it away is said then.
        part.fetch().catch(() => undefined);
      }),
    [part],
  );
}
