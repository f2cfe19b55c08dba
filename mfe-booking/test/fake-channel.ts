/** As much of BroadcastChannel as the hand-over needs; the real one would keep the test runner alive. */
export class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** Puts it in the place of the real one, empty. */
export const installFakeChannel = (): void => {
  FakeChannel.all.clear();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
};
