import type { SessionUser } from '@narae/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { expiringStorage } from './expiring-storage.ts';

/** The cache a page keeps itself and its data in (TICKET-9); deleted when its member is gone. */
export const keptCache = 'narae-gate';

export const keptPageScope = '/admin/gate';

async function forgetKeptPages(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !('caches' in globalThis)) return;
  const [registration] = await Promise.all([
    serviceWorker.getRegistration(keptPageScope),
    caches.delete(keptCache),
  ]);
  await registration?.unregister();
}

interface StoredSession {
  readonly user: SessionUser | null;
}

interface SessionState extends StoredSession {
  /** The member has ended the session here, and the page is about to be left: nothing asks them to sign in. */
  readonly ending: boolean;
}

/** Of localStorage (ACCOUNT-18). */
export const USER_KEY = 'user';

const storage = expiringStorage<StoredSession>();

/** Kept, so that a reload shows the right menu. Only the cookie opens doors. */
export const sessionStore = create<SessionState>()(
  persist((): SessionState => ({ user: null, ending: false }), {
    name: USER_KEY,
    storage,
    partialize: ({ user }): StoredSession => ({ user }),
  }),
);

/** As another tab may have left it. */
export const storedUser = (): SessionUser | null => storage.getItem(USER_KEY)?.state.user ?? null;

/** @param ending whether the page is about to be left because its member has signed out */
export function setUser(user: SessionUser | null, ending = false): void {
  const before = sessionStore.getState().user;
  // A kept page is for one member; a browser that rejects storage has kept nothing.
  if (before && before.mem_id !== user?.mem_id) forgetKeptPages().catch(() => undefined);
  sessionStore.setState({ user, ending });
}

/** The server wants a second factor (again): back offices ask for it (ACCOUNT-30). */
export function needSecondFactor(): void {
  const { user } = sessionStore.getState();
  if (user) setUser({ ...user, second_factor_needed: true });
}
