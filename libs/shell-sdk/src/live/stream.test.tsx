import { jest } from '@jest/globals';
import { FakeStream, installFakeStream } from '../testing/fake-stream.ts';
import { sessionStore, setUser } from '../session/session-store.ts';
import { testUser } from '../testing/index.tsx';
import { streamHealth, subscribeStream } from './stream.ts';

const show = (seen: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  installFakeStream();
  globalThis.fetch = (async () => new Response('', { status: 503 })) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

describe('the event stream', () => {
  it('is one for everybody who listens, open as long as somebody does', () => {
    const leaveSeats = subscribeStream('seat', () => undefined);
    const leaveCart = subscribeStream('cart', () => undefined);
    expect(FakeStream.opened).toHaveLength(1);
    leaveSeats();
    expect(FakeStream.latest().readyState).toBe(1);
    leaveCart();
    expect(FakeStream.latest().readyState).toBe(FakeStream.CLOSED);
  });

  it('delivers each topic to its subscribers', () => {
    const seats = jest.fn();
    const cart = jest.fn();
    const leave = [subscribeStream('seat', seats), subscribeStream('cart', cart)];
    FakeStream.latest().send('seat', { prod_id: 'P1', remaining: 3 });
    expect(seats).toHaveBeenCalledWith({ prod_id: 'P1', remaining: 3 });
    expect(cart).not.toHaveBeenCalled();
    leave.forEach((stop) => stop());
  });

  it('is opened again after a rejection, later every time, and asks for polling meanwhile', async () => {
    const leave = subscribeStream('cart', () => undefined);
    FakeStream.latest().onopen?.();
    expect(streamHealth.getState().health).toBe('live');
    FakeStream.latest().reject();
    expect(streamHealth.getState().health).toBe('polling');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.latest().reject();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeStream.opened).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeStream.opened).toHaveLength(3);
    leave();
  });

  it('has the session renewed before it is opened again, and tells those who missed events', async () => {
    setUser(testUser);
    const missed = jest.fn();
    const leave = subscribeStream('reopen', missed);
    FakeStream.latest().open();
    // The access token has expired; renewing the session restores the member.
    let renewed = false;
    const asked: [string, number][] = [];
    globalThis.fetch = (async (url: string) => {
      asked.push([url, FakeStream.opened.length]);
      if (url === '/auth/refresh') renewed = true;
      return renewed
        ? new Response(JSON.stringify({ user: { ...testUser, mem_nm: 'Kim Na-ra' } }))
        : new Response('{"error":"token_expired"}', { status: 401 });
    }) as typeof fetch;
    FakeStream.latest().reject();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([
      ['/auth/session', 1],
      ['/auth/refresh', 1],
      ['/auth/session', 1],
    ]);
    expect(FakeStream.opened).toHaveLength(2);
    expect(missed).not.toHaveBeenCalled();
    FakeStream.latest().open();
    expect(missed).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState().user?.mem_nm).toBe('Kim Na-ra');
    leave();
  });

  it('does not sign in again whom the page has forgotten', async () => {
    setUser(null);
    const leave = subscribeStream('seat', () => undefined);
    globalThis.fetch = (async () => new Response(JSON.stringify({ user: testUser }))) as typeof fetch;
    FakeStream.latest().reject();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(sessionStore.getState().user).toBeNull();
    leave();
  });

  it('is closed while the page is hidden, and reports when it opens again', () => {
    const opened = jest.fn();
    const leave = [subscribeStream('cart', () => undefined), subscribeStream('open', opened)];
    FakeStream.latest().open();
    show(false);
    expect(FakeStream.latest().readyState).toBe(FakeStream.CLOSED);
    expect(streamHealth.getState().health).toBe('polling');
    show(true);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.latest().open();
    expect(opened).toHaveBeenCalledTimes(2);
    leave.forEach((stop) => stop());
    show(false);
    show(true);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('waits for a page that opens unseen, such as a tab in the background', () => {
    show(false);
    const leave = subscribeStream('cart', () => undefined);
    expect(FakeStream.opened).toHaveLength(0);
    show(true);
    expect(FakeStream.opened).toHaveLength(1);
    leave();
  });

  it('is not opened again when nobody listens any more', async () => {
    const leave = subscribeStream('cart', () => undefined);
    FakeStream.latest().reject();
    leave();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeStream.opened).toHaveLength(1);
  });
});
