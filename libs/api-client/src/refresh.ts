import { callTable } from '@narae/contracts/call-table';
import { settings } from './client-settings.ts';

let running: Promise<boolean> | undefined;

async function refresh(): Promise<boolean> {
  const answer = await fetch(callTable.refresh.path, {
    method: callTable.refresh.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-lan-tp': settings.lanTp() },
    body: '{"info":{}}',
  });
  // Only a refusal ends the session; a server in trouble may know it again in a minute.
  if (answer.status === 401 || answer.status === 403) settings.onSessionLost();
  return answer.ok;
}

/** Renews the session; calls that expire together share one renewal, because the refresh token rotates. */
export function refreshSession(): Promise<boolean> {
  running ??= refresh()
    .catch(() => false)
    .finally(() => {
      running = undefined;
    });
  return running;
}
