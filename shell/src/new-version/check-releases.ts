import { newerThanThis } from '../federation/releases-in-use.ts';
import { readRemotes } from '../federation/remotes-file.ts';

const EVERY_MS = 5 * 60_000;
/** Coming back to the page asks again only after this long (ms). */
const FRESH_MS = 60_000;
/** Spreads the checks of all open pages after a deploy. */
const SPREAD_MS = 3_000;

let newer: string | null = null;
const listeners = new Set<() => void>();

/** Null where a reload would bring nothing new. */
export const currentReleases = (): string | null => newer;

export function onReleasesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let lookedAt = 0;

/** A failure changes nothing; the next check follows soon. */
export async function checkReleases(): Promise<void> {
  lookedAt = Date.now();
  const found = await readRemotes().then(newerThanThis, () => newer);
  if (found === newer) return;
  newer = found;
  for (const listener of listeners) listener();
}

export function lookSoon(): void {
  setTimeout(() => void checkReleases(), Math.random() * SPREAD_MS);
}

/** While the page is looked at, every few minutes and on coming back. Returns how to stop. */
export function watchReleases(): () => void {
  lookedAt = Date.now();
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= FRESH_MS) void checkReleases();
  };
  const timer = setInterval(lookIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
