import { jest } from '@jest/globals';
import { FakeStream, installFakeStream } from './fake-stream.ts';
import { streamHealth, subscribeStream } from './stream.ts';

const show = (seen: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  installFakeStream();
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

  it('is opened again after a rejection, later every time, and asks for polling meanwhile', () => {
    const leave = subscribeStream('cart', () => undefined);
    FakeStream.latest().onopen?.();
    expect(streamHealth.getState().health).toBe('live');
    FakeStream.latest().reject();
    expect(streamHealth.getState().health).toBe('polling');
    jest.advanceTimersByTime(2_000);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.latest().reject();
    jest.advanceTimersByTime(2_000);
    expect(FakeStream.opened).toHaveLength(2);
    jest.advanceTimersByTime(2_000);
    expect(FakeStream.opened).toHaveLength(3);
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

  it('is not opened again when nobody listens any more', () => {
    const leave = subscribeStream('cart', () => undefined);
    FakeStream.latest().reject();
    leave();
    jest.advanceTimersByTime(120_000);
    expect(FakeStream.opened).toHaveLength(1);
  });
});
