import { jest } from '@jest/globals';
import type { SessionUser } from '@narae/contracts';
import { toastStore } from '../messages/toast-store.ts';

const member = (mem_id: string): SessionUser => ({ mem_id, mem_nick: mem_id }) as SessionUser;
const stored = (user: SessionUser | null): string => JSON.stringify({ state: { user }, version: 0 });

const begin = jest.fn();
let signedIn: SessionUser | null;

/** A page that was opened while that member was signed in; each has its modules for itself. */
const openPage = async (user: SessionUser | null) => {
  jest.resetModules();
  signedIn = user;
  localStorage.setItem('user', stored(user));
  const { sessionStore } = await import('./session-store.ts');
  const { actingMember, askSession, followSession } = await import('./follow-session.ts');
  const { toastStore: toasts } = await import('../messages/toast-store.ts');
  followSession(begin);
  return { shown: () => sessionStore.getState().user?.mem_id, actingMember, askSession, toasts };
};

const otherTabStores = (user: SessionUser | null): void => {
  localStorage.setItem('user', stored(user));
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
};

beforeEach(() => {
  begin.mockReset();
  sessionStorage.clear();
  toastStore.setState({ notes: [] });
  globalThis.fetch = (async () => new Response(JSON.stringify({ user: signedIn }))) as typeof fetch;
});

it('begins anew when another tab signs in somebody else, also by way of signing out', async () => {
  const page = await openPage(member('MEM1'));
  otherTabStores(null);
  expect(page.shown()).toBeUndefined();
  expect(begin).not.toHaveBeenCalled();
  otherTabStores(member('MEM2'));
  expect(page.shown()).toBe('MEM2');
  expect(begin).toHaveBeenCalledTimes(1);
});

it('acts for nobody else while it is being left', async () => {
  const page = await openPage(member('MEM1'));
  expect(page.actingMember()).toBe('MEM1');
  otherTabStores(member('MEM2'));
  expect([page.shown(), page.actingMember()]).toEqual(['MEM2', 'MEM1']);
});

it('goes on with whom another tab signs in where nobody was', async () => {
  const page = await openPage(null);
  otherTabStores(member('MEM2'));
  expect([page.shown(), page.actingMember()]).toEqual(['MEM2', 'MEM2']);
  expect(begin).not.toHaveBeenCalled();
});

it('begins anew when the server says that the cookie is another’s', async () => {
  const page = await openPage(member('MEM1'));
  signedIn = member('MEM2');
  await page.askSession();
  expect(page.shown()).toBe('MEM2');
  expect(begin).toHaveBeenCalledTimes(1);
});

it('says why it began, and begins no second time where nothing can be remembered', async () => {
  sessionStorage.setItem('session_changed', '1');
  const page = await openPage(member('MEM1'));
  expect(page.toasts.getState().notes).toMatchObject([{ key: 'session_changed' }]);
  expect(sessionStorage.getItem('session_changed')).toBeNull();
  signedIn = member('MEM2');
  await page.askSession();
  expect(page.shown()).toBe('MEM2');
  expect(begin).not.toHaveBeenCalled();
});
