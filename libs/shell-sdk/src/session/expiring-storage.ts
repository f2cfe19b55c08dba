import type { PersistStorage, StorageValue } from 'zustand/middleware';

const HOUR_MS = 3_600_000;
/** Treated as expired, so that a value does not vanish halfway through a page (SHELL-14). */
const MARGIN_MS = 2_000;

interface Kept<State> extends StorageValue<State> {
  readonly expires?: number;
}

type ExpiringStorage<State> = Omit<PersistStorage<State>, 'getItem'> & {
  readonly getItem: (name: string) => StorageValue<State> | null;
};

export function isExpired(expires: number | undefined, now = Date.now()): boolean {
  return expires !== undefined && expires - now <= MARGIN_MS;
}

/** In localStorage, for `hours` or for good (SHELL-14). Rejected storage counts as nothing stored. */
export function expiringStorage<State>(hours?: number): ExpiringStorage<State> {
  return {
    getItem: (name) => {
      const kept = read<State>(name);
      if (!kept) return null;
      if (!isExpired(kept.expires)) return kept;
      quietly(() => localStorage.removeItem(name));
      return null;
    },
    setItem: (name, value) => {
      const expires = hours === undefined ? undefined : Date.now() + hours * HOUR_MS;
      quietly(() => localStorage.setItem(name, JSON.stringify({ ...value, expires })));
    },
    removeItem: (name) => quietly(() => localStorage.removeItem(name)),
  };
}

function read<State>(name: string): Kept<State> | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof parsed === 'object' && parsed !== null && 'state' in parsed
      ? (parsed as Kept<State>)
      : null;
  } catch {
    return null;
  }
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // The page works without storage.
  }
}
