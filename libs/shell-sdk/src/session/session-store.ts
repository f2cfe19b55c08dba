import type { SessionUser } from '@narae/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { call } from '@narae/api-client';
import { session } from '@narae/contracts/rows';
import { expiringStorage } from './expiring-storage.ts';

/** Under which name a page keeps itself and its data on the device (TICKET-9); deleted when its member is gone. */
export const keptCache = 'narae-gate';

/** The pages that the service worker answers for. */
export const keptPageScope = '/admin/gate';

/** Deletes what a page has kept on this device, and lets go of its service worker. */
async function forgetKeptPages(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !('caches' in globalThis)) return;
  const [registration] = await Promise.all([
    serviceWorker.getRegistration(keptPageScope),
    caches.delete(keptCache),
  ]);
  await registration?.unregister();
}

interface SessionState {
  readonly user: SessionUser | null;
}

/**
 * Who is signed in, kept as `user` (ACCOUNT-18) so that a reload shows the right menu at once.
 * It opens no door: every call is answered by the session cookie alone.
 */
export const sessionStore = create<SessionState>()(
  persist((): SessionState => ({ user: null }), { name: 'user', storage: expiringStorage<SessionState>() }),
);

/** Remembers the member that has just signed in, or forgets the one that left. */
export function setUser(user: SessionUser | null): void {
  const before = sessionStore.getState().user;
  // What a page keeps for one member is nobody else's; a browser that rejects storage has kept nothing.
  if (before && before.mem_id !== user?.mem_id) forgetKeptPages().catch(() => undefined);
  sessionStore.setState({ user });
}

/** The server asks this administrator for a second factor (again): their back offices ask for it in turn (ACCOUNT-30). */
export function needSecondFactor(): void {
  const { user } = sessionStore.getState();
  if (user) setUser({ ...user, second_factor_needed: true });
}

const remembersSomebody = (): boolean => sessionStore.getState().user !== null;

/**
 * Has the server say who is signed in, which renews a session whose access token ran out and clears the cookies of one that
 * is over. Whom the page has forgotten it does not sign in again; an unreachable server changes nothing.
 */
export async function askSession(): Promise<void> {
  try {
    const { user } = await call(session, {});
    if (remembersSomebody()) setUser(user);
  } catch {
    // Signed out or not will show at the first call that needs it.
  }
}

/** Asks the server whether the remembered member is still signed in. */
export async function confirmSession(): Promise<void> {
  if (remembersSomebody()) await askSession();
}
