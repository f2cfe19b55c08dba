import type { SessionUser } from '@narae/contracts';
import { useStore } from 'zustand';
import { forgetMember, login, logout, renewSession } from './sign-in.ts';
import { sessionStore } from '../session/session-store.ts';

export interface Session {
  readonly user: SessionUser | null;
  /** Remembers the member the server has just signed in and goes on with what signing in was for, else reloads home. */
  readonly login: (user: SessionUser, back?: string) => void;
  /** Ends the session on the server and reloads home. */
  readonly logout: () => Promise<void>;
  /** Says that the member has left the shop, and forgets them. */
  readonly left: () => void;
  /** Has a new access token made, which says what has changed about the member. */
  readonly renew: () => Promise<void>;
}

/** The signed-in member, or null, with the ways to change that. */
export function useSession(): Session {
  const user = useStore(sessionStore, (state) => state.user);
  return { user, login, logout, left: forgetMember, renew: renewSession };
}
