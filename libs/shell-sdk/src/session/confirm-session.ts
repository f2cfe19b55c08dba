import { call } from '@narae/api-client';
import { session } from '@narae/contracts/rows';
import { sessionStore, setUser } from './session-store.ts';

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
