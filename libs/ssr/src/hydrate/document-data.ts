import { dropDrawnAt, dropPreloaded, providePreloaded } from '../preload/preloaded-data.ts';
import { PRELOADED_DATA_ID, type PreloadedData } from '../protocol.ts';
import { isHydrating, onHydrated } from './hydration-progress.ts';

/** How long preloaded data count as fresh for screens that are opened later, in milliseconds. */
const FRESH_MS = 30_000;

function read(): PreloadedData | null {
  try {
    return JSON.parse(
      document.getElementById(PRELOADED_DATA_ID)?.textContent ?? 'null',
    ) as PreloadedData | null;
  } catch {
    return null;
  }
}

/** @returns whether the page is in this language; one in another language is rendered anew */
export function takePreloadedData(lanTp: string): boolean {
  const data = read();
  if (data?.lan_tp !== lanTp) return false;
  providePreloaded(data.answers, {
    at: cameFromHistory() ? 0 : performance.timeOrigin,
    drawnAt: data.drawn_at,
  });
  onHydrated(() => isHydrating() || dropDrawnAt());
  // A part that never comes does not stop the page's clock.
  setTimeout(dropDrawnAt, FRESH_MS);
  dropLater();
  return true;
}

/** A page from the history may be old: its data are shown, and asked for anew. */
function cameFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

/** Parts that are not hydrated yet need the data, however late they are. */
function dropLater(): void {
  setTimeout(() => (isHydrating() ? dropLater() : dropPreloaded()), FRESH_MS);
}
