import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postToBillGate } from '../src/payment/providers/billgate/billgate.ts';
import { postToFunPay } from '../src/payment/providers/funpay/funpay.ts';
import { ProviderAway } from '../src/payment/providers/provider.ts';

/** Says more than a reply may be long, and never that it is done. */
const talker = createServer((_request, response) => response.write('x'.repeat(200_000)));
let url: string;
beforeAll(async () => {
  await once(talker.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(talker.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  talker.closeAllConnections();
  await once(talker.close(), 'close');
});

it.each([
  ['BillGate', postToBillGate],
  ['FunPay', postToFunPay],
])('a reply of %s is given up as soon as it is too long, not read to its end', async (_name, post) => {
  const error: unknown = await post(url, { ORDER_ID: 'TRIP1' }, 10_000).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderAway);
  expect(error).toMatchObject({ cause: expect.any(RangeError) });
});
