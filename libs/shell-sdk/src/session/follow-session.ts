import type { SessionUser } from '@narae/contracts';
import { call } from '@narae/api-client';
import { session } from '@narae/contracts/rows';
import { toast, toastTimes } from '../messages/toast-store.ts';
import { sessionStore, setUser, storedUser, USER_KEY } from './session-store.ts';

const RESTARTED = 'session_changed';

/** The last member this page has shown: signing out in another tab comes before signing in as somebody else. */
let shown = sessionStore.getState().user?.mem_id;
/** A browser that forgets what is stored would begin again and again. */
let mayRestart = true;
let restart = (): void => location.reload();
/** The member of a page that is being left, for whom it goes on to act until it has gone. */
let leaving: string | undefined;

/** For whom the page acts (ACCOUNT-44): the member it shows, or showed when it began to be left. */
export const actingMember = (): string | undefined => leaving ?? sessionStore.getState().user?.mem_id;

const isOther = (user: SessionUser | null): boolean =>
  user !== null && shown !== undefined && user.mem_id !== shown;

/** Goes on as that member; begins the page anew when it has shown another one (ACCOUNT-44). */
function goOnAs(user: SessionUser | null): void {
  const before = shown;
  const begins = isOther(user) && mayRestart;
  setUser(user);
  if (!begins) return;
  try {
    sessionStorage.setItem(RESTARTED, '1');
  } catch {
    return;
  }
  mayRestart = false;
  leaving = before;
  restart();
}

const remembersSomebody = (): boolean => sessionStore.getState().user !== null;

/**
 * Asks the server who is signed in, which renews an expired access token and clears the cookies of a session
 * that is over. It never signs a forgotten member in again; an unreachable server changes nothing.
 */
export async function askSession(): Promise<void> {
  try {
    const { user } = await call(session, {});
    if (remembersSomebody()) goOnAs(user);
  } catch {
    // The first call that needs the session will show it.
  }
}

/** What another tab has stored: it has signed somebody in or out. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== USER_KEY) return;
  const user = storedUser();
  if (user?.mem_id !== sessionStore.getState().user?.mem_id) goOnAs(user);
}

/**
 * Keeps the page with the browser's member (ACCOUNT-44): other tabs tell of signing in and out, the server whose the
 * cookie is. A page that began anew says why.
 * @param begin how the page begins anew
 */
export function followSession(begin = restart): void {
  restart = begin;
  sessionStore.subscribe(({ user }) => {
    if (user) shown = user.mem_id;
  });
  addEventListener('storage', followOtherTabs);
  try {
    if (sessionStorage.getItem(RESTARTED)) {
      sessionStorage.removeItem(RESTARTED);
      mayRestart = false;
      toast.show({ key: 'session_changed', ms: toastTimes.long });
    }
  } catch {
    // Without storage no page begins anew.
  }
  if (remembersSomebody()) void askSession();
}
