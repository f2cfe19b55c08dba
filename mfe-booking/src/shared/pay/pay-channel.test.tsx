import { FakeChannel, installFakeChannel } from '../../../test/fake-channel.ts';
import { announceTo, handOver } from './pay-channel.ts';

beforeEach(installFakeChannel);

test('the page that waits for a payment takes its reference over', async () => {
  let landed = 0;
  const stop = announceTo('TRIP1', () => {
    landed += 1;
  });
  await expect(handOver('TRIP1')).resolves.toBe(true);
  expect(landed).toBe(1);
  stop();
  expect(FakeChannel.all.size).toBe(0);
});

test('nobody takes over what nobody waits for', async () => {
  const stop = announceTo('TRIP1', () => undefined);
  await expect(handOver('TRIP2')).resolves.toBe(false);
  stop();
});
