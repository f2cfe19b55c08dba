import type { StreamEvents } from '../live/stream.ts';

/** Replaces `EventSource` in tests. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
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

  /** @throws Error if none was opened */
  static latest(): FakeStream {
    const stream = FakeStream.opened.at(-1);
    if (!stream) throw new Error('no stream was opened');
    return stream;
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  open(): void {
    this.onopen?.();
    this.dispatchEvent(new Event('open'));
  }

  /** The server rejects the connection; the browser then gives up. */
  reject(): void {
    this.close();
    this.onerror?.();
  }

  send<Topic extends keyof StreamEvents>(topic: Topic, data: StreamEvents[Topic]): void {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(data) }));
  }
}

/** Call it before each test. */
export function installFakeStream(): void {
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream });
}
