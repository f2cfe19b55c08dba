import type { StreamEvents } from '../live/stream.ts';

/** Stands in for the browser's `EventSource` in tests: opens, breaks and sends events when a test says so. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  /** Every stream that was opened since {@link installFakeStream}. */
  static opened: FakeStream[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }

  /** The stream the page has now. @throws Error where none was opened */
  static latest(): FakeStream {
    const stream = FakeStream.opened.at(-1);
    if (!stream) throw new Error('no stream was opened');
    return stream;
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  /** The server has accepted the connection. */
  open(): void {
    this.onopen?.();
    this.dispatchEvent(new Event('open'));
  }

  /** The server rejects the connection, which the browser then gives up. */
  reject(): void {
    this.close();
    this.onerror?.();
  }

  send<Topic extends keyof StreamEvents>(topic: Topic, data: StreamEvents[Topic]): void {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(data) }));
  }
}

/** Puts it in the place of the browser's; call it before each test. */
export function installFakeStream(): void {
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream });
}
