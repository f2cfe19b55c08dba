import { ApiError, call } from '@narae/api-client';
import type { SessionUser } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { authLogout, logout as logoutCall, refresh } from '@narae/contracts/rows';
import { getLanTp } from '@narae/i18n';
import { useStore } from 'zustand';
import { authDialogStore, closeAuthDialog } from '../messages/dialogs.ts';
import { reloadHome, wayBack } from '../navigation/way-back.ts';
import { reopenStream } from '../live/stream.ts';
import { toast, toastTimes } from '../messages/toast-store.ts';
import { sessionStore, setUser } from '../session/session-store.ts';

/** It asks for something in the browser's settings, which nobody finds in three seconds. */
const COOKIES_MS = 15_000;

/**
 * Remembers the member the server has just signed in, then opens the screen they came from or finishes the
 * action on the present one (SHELL-9); otherwise reloads home with lan_tp (ACCOUNT-5). A browser that keeps no
 * cookie is signed in nowhere: the form stays and says why.
 * @param back the way back that the login page's address names
 */
function login(user: SessionUser, back?: string): void {
  if (!navigator.cookieEnabled) {
    toast.show({ key: 'cookies_blocked', kind: 'warning', ms: COOKIES_MS });
    return;
  }
  const { purpose } = authDialogStore.getState();
  closeAuthDialog();
  setUser(user);
  if (purpose && 'resume' in purpose) {
    reopenStream();
    return purpose.resume();
  }
  const path = wayBack(purpose?.back ?? back);
  if (path === undefined) reloadHome(getLanTp());
  else location.assign(path);
}

/** Without the server the cookie ends by itself. @returns whether this page goes on without a member */
async function endSession(): Promise<boolean> {
  const rejection: unknown = await call(logoutCall, {}, { timeout: 4_000 }).catch((error: unknown) => error);
  // It is somebody else's by now: the page begins anew with their account (ACCOUNT-44).
  if (rejection instanceof ApiError && rejection.error === 'session_changed') return false;
  setUser(null, true);
  return true;
}

/** Signs out and reloads home (ACCOUNT-6). */
async function logout(): Promise<void> {
  if (await endSession()) reloadHome(getLanTp());
}

/** Signs out and asks who it is, with the way back of the page before (ACCOUNT-5). */
async function switchAccount(back?: string): Promise<void> {
  if (await endSession()) location.assign(href('login', { lan_tp: getLanTp(), back: wayBack(back) }));
}

/**
 * Renews the access token, which tells changes of the member (ACCOUNT-14). A session that is over is
 * forgotten; an unreachable server changes nothing.
 */
async function renewSession(): Promise<void> {
  if (!sessionStore.getState().user) return;
  try {
    const { user } = await call(refresh, {});
    setUser(user);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) setUser(null);
  }
}

/** Says for three seconds that the member has left, then goes home by signing out (ACCOUNT-11). */
function forgetMember(): void {
  closeAuthDialog();
  setUser(null, true);
  toast.show({ key: 'withdraw_success', kind: 'success', ms: toastTimes.long });
  setTimeout(() => location.assign(`${authLogout.path}?lan_tp=${getLanTp()}`), toastTimes.long);
}

export interface Session {
  readonly user: SessionUser | null;
  readonly login: (user: SessionUser, back?: string) => void;
  readonly logout: () => Promise<void>;
  readonly switchAccount: (back?: string) => Promise<void>;
  readonly left: () => void;
  readonly renew: () => Promise<void>;
}

export function useSession(): Session {
  const user = useStore(sessionStore, (state) => state.user);
  return { user, login, logout, switchAccount, left: forgetMember, renew: renewSession };
}
