import { announceTo, handOver } from './pay-channel.ts';

/** As much of BroadcastChannel as the hand-over needs; the real one would keep the test runner alive. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close(): void {
    Channel.all.delete(this);
  }
}

beforeEach(() => {
  Channel.all.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

test('the page that waits for a payment takes its reference over', async () => {
  let landed = 0;
  const stop = announceTo('TRIP1', () => {
    landed += 1;
  });
  await expect(handOver('TRIP1')).resolves.toBe(true);
  expect(landed).toBe(1);
  stop();
  expect(Channel.all.size).toBe(0);
});

test('nobody takes over what nobody waits for', async () => {
  const stop = announceTo('TRIP1', () => undefined);
  await expect(handOver('TRIP2')).resolves.toBe(false);
  stop();
});
