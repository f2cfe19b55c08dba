import { call } from '@narae/api-client';
import type { SessionUser } from '@narae/contracts';
import { logout as logoutCall, session } from '@narae/contracts/rows';
import { getLanTp } from '@narae/i18n';
import { reloadHome } from '../navigation/reload-home.ts';
import { sessionStore, setUser } from './session-store.ts';

/** Remembers the member the server has just signed in and reloads home with lan_tp (ACCOUNT-5). */
export function login(user: SessionUser): void {
  setUser(user);
  reloadHome(getLanTp());
}

/**
 * Signs out and reloads home (ACCOUNT-6). The browser forgets the member even when the server is out
 * of reach; the cookie then ends by itself.
 */
export async function logout(): Promise<void> {
  await call(logoutCall, {}, { timeout: 4_000 }).catch(() => undefined);
  setUser(null);
  reloadHome(getLanTp());
}

/** Asks the server whether the remembered member is still signed in; an unreachable server changes nothing. */
export async function confirmSession(): Promise<void> {
  if (!sessionStore.getState().user) return;
  try {
    const { user } = await call(session, {});
    setUser(user);
  } catch {
    // Signed out or not will show at the first call that needs it.
  }
}
