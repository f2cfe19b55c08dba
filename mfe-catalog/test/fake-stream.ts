import { act } from '@testing-library/react';

/** Stands in for the browser's event stream: opens, breaks and tells when a test says so. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeStream | undefined;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    FakeStream.last = this;
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

/** Puts it in the place of the browser's. */
export const installFakeStream = (): void => {
  FakeStream.last = undefined;
  Object.assign(globalThis, { EventSource: FakeStream });
};

export const openStream = (): Promise<void> => act(async () => {
    FakeStream.last?.onopen?.();
    FakeStream.last?.dispatchEvent(new Event('open'));
  });

export const pushSeats = (prod_id: string, remaining: number): Promise<void> =>
  act(async () => {
    FakeStream.last?.dispatchEvent(
      new MessageEvent('seat', { data: JSON.stringify({ prod_id, remaining }) }),
    );
  });
