import { PRELOADED_DATA_ID, type PreloadedData } from '@narae/ssr/protocol';
import { dropPreloaded, providePreloaded } from '@narae/ssr/preload';
import type { LanTp } from '@narae/i18n';

/** How long what came with the document counts as news for screens that begin, in milliseconds. */
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

/**
 * Whether the document already shows this page in this language; its data are then at hand for the screens. A page in
 * another language than the visitor's is of no use: it is rendered anew.
 */
export function takeFirstData(lanTp: LanTp): boolean {
  const data = read();
  if (data?.lan_tp !== lanTp) return false;
  providePreloaded(data.answers, { at: cameFromMemory() ? 0 : performance.timeOrigin });
  forgetLater();
  return true;
}

/** A page one has gone back to may come as it was left: its data are shown, and asked for anew. */
function cameFromMemory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

function forgetLater(): void {
  setTimeout(() => dropPreloaded() || forgetLater(), FRESH_MS);
}
