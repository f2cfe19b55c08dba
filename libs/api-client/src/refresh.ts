import { refresh as refreshRow } from '@narae/contracts/rows';
import { callHeaders } from './call-headers.ts';
import { settings } from './client-settings.ts';

/** `unknown`: account did not answer; it may know the session again in a minute. */
export type Renewal = 'renewed' | 'ended' | 'unknown';

const TIMEOUT_MS = 10_000;

let running: Promise<Renewal> | undefined;

async function refresh(): Promise<Renewal> {
  const answer = await fetch(refreshRow.path, {
    method: refreshRow.method,
    credentials: 'same-origin',
    headers: { ...callHeaders(undefined), 'content-type': 'application/json' },
    body: '{"info":{}}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.ok) return 'renewed';
  // Only a rejection ends the session.
  if (answer.status !== 401 && answer.status !== 403) return 'unknown';
  settings.onSessionLost();
  return 'ended';
}

/** Calls that expire together share one renewal, because the refresh token rotates. */
export function refreshSession(): Promise<Renewal> {
  running ??= refresh()
    .catch((): Renewal => 'unknown')
    .finally(() => {
      running = undefined;
    });
  return running;
}
