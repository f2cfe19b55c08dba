import { jest } from '@jest/globals';
import { streamHealth, subscribeStream } from './stream.ts';

class FakeSource extends EventTarget {
  static CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  reject(): void {
    this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }
  tell(topic: string, data: string): void {
    this.dispatchEvent(new MessageEvent(topic, { data }));
  }
}

const latest = (): FakeSource => {
  const source = FakeSource.opened.at(-1);
  if (!source) throw new Error('no stream was opened');
  return source;
};

const show = (seen: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => jest.useRealTimers());

describe('the stream of news', () => {
  it('is one for everybody who listens, open as long as somebody does', () => {
    const leaveSeats = subscribeStream('seat', () => undefined);
    const leaveCart = subscribeStream('cart', () => undefined);
    expect(FakeSource.opened).toHaveLength(1);
    leaveSeats();
    expect(latest().readyState).toBe(1);
    leaveCart();
    expect(latest().readyState).toBe(FakeSource.CLOSED);
  });

  it('tells each topic to those who asked for it', () => {
    const seats = jest.fn();
    const cart = jest.fn();
    const leave = [subscribeStream('seat', seats), subscribeStream('cart', cart)];
    latest().tell('seat', '{"prod_id":"P1","remaining":3}');
    expect(seats).toHaveBeenCalledWith({ prod_id: 'P1', remaining: 3 });
    expect(cart).not.toHaveBeenCalled();
    leave.forEach((stop) => stop());
  });

  it('is opened again after a rejection, later every time, and asks for polling meanwhile', () => {
    const leave = subscribeStream('cart', () => undefined);
    latest().onopen?.();
    expect(streamHealth.getState().health).toBe('live');
    latest().reject();
    expect(streamHealth.getState().health).toBe('polling');
    jest.advanceTimersByTime(2_000);
    expect(FakeSource.opened).toHaveLength(2);
    latest().reject();
    jest.advanceTimersByTime(2_000);
    expect(FakeSource.opened).toHaveLength(2);
    jest.advanceTimersByTime(2_000);
    expect(FakeSource.opened).toHaveLength(3);
    leave();
  });

  it('is let go while the page is not seen, and tells when it is there again', () => {
    const opened = jest.fn();
    const leave = [subscribeStream('cart', () => undefined), subscribeStream('open', opened)];
    latest().dispatchEvent(new Event('open'));
    show(false);
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    expect(streamHealth.getState().health).toBe('polling');
    show(true);
    expect(FakeSource.opened).toHaveLength(2);
    latest().dispatchEvent(new Event('open'));
    expect(opened).toHaveBeenCalledTimes(2);
    leave.forEach((stop) => stop());
    show(false);
    show(true);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('waits for a page that opens unseen, such as a tab in the background', () => {
    show(false);
    const leave = subscribeStream('cart', () => undefined);
    expect(FakeSource.opened).toHaveLength(0);
    show(true);
    expect(FakeSource.opened).toHaveLength(1);
    leave();
  });

  it('is not opened again when nobody listens any more', () => {
    const leave = subscribeStream('cart', () => undefined);
    latest().reject();
    leave();
    jest.advanceTimersByTime(120_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
