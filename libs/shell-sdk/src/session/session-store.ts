import type { SessionUser } from '@narae/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetKeptPages } from './kept-pages.ts';
import { expiringStorage } from './expiring-storage.ts';

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
