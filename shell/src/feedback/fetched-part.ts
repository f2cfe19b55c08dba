import { useSyncExternalStore, type ComponentType } from 'react';

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
