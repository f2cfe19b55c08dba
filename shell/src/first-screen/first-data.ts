import { FIRST_DATA_ID, type FirstData } from '@narae/contracts/first-screen';
import { forgetFirstAnswers, provideFirstAnswers } from '@narae/shell-sdk/host';
import type { LanTp } from '@narae/i18n';

/** How long what came with the document counts as news for screens that begin, in milliseconds. */
const FRESH_MS = 30_000;

function read(): FirstData | null {
  try {
    return JSON.parse(document.getElementById(FIRST_DATA_ID)?.textContent ?? 'null') as FirstData | null;
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
  provideFirstAnswers(data.answers, { at: cameFromMemory() ? 0 : performance.timeOrigin });
  forgetLater();
  return true;
}

/** A page one has gone back to may come as it was left: its data are shown, and asked for anew. */
function cameFromMemory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

function forgetLater(): void {
  setTimeout(() => forgetFirstAnswers() || forgetLater(), FRESH_MS);
}
