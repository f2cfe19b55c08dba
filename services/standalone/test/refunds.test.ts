import type { PayType } from '@narae/contracts';
import { until } from '@narae/test-kit';
import fc from 'fast-check';
import { owe } from '../../booking/test/support/refunds.ts';
import { claimRefund } from '../../booking/src/payment/refunds/refund.queries.ts';
import { recoverRefunds, sendRefunds } from '../../booking/src/payment/refunds/send-refunds.ts';
import { settleByDesk } from '../../booking/src/payment/admin/refund-desk.ts';
import {
  follow,
  startShopAndSandbox,
  submit,
  type Buyer,
  type ShopAndSandbox,
} from './support/shop-and-sandbox.ts';

let shop: ShopAndSandbox;
beforeAll(async () => {
  shop = await startShopAndSandbox();
});
afterAll(() => shop.close());

/** An order and what befalls its refunds. */
interface Story {
  readonly payType: PayType;
  /** Whether the provider does what it is asked to and does not say so. */
  readonly answersLost: boolean;
  /** Percent of the payment, decided at the same time. */
  readonly shares: number[];
  /** Whether the first process dies after it has taken a refund and before it has sent it. */
  readonly killed: boolean;
}

const story: fc.Arbitrary<Story> = fc.record({
  payType: fc.constantFrom<PayType[]>('P', 'U'),
  answersLost: fc.boolean(),
  shares: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 }),
  killed: fc.boolean(),
});

const pay = async (one: Buyer, { payType, answersLost }: Story): Promise<string> => {
  const { refno, action, fields } = await one.start(answersLost ? 'refund-lost' : 'approve', payType);
  await follow(await submit(action, fields));
  await until('the payment is in', async () => (await one.outcome(refno)) === 'paid');
  return refno;
};

/** What the provider's own books say went back of a payment, in whole units. */
const wentBack = async (refno: string): Promise<number> => {
  const books = await shop.books();
  return (books.find((payment) => payment.refno === refno)?.refunded ?? 0) / 100;
};

const decideAndSend = async ({ cart_id, order }: Buyer, { shares, killed }: Story): Promise<void> => {
  const { context } = shop;
  await Promise.all(shares.map((back) => owe(shop, cart_id, { back, of: 100 })));
  const [first] = (await order()).refunds ?? [];
  if (killed && first) {
    const taken = new Date(context.now().getTime() + 12_000);
    await claimRefund(context.bookings, cart_id, first, context.now(), taken);
  }
  await Promise.all([sendRefunds(context, cart_id), recoverRefunds(context), sendRefunds(context, cart_id)]);
};

/** Somebody looks into the provider's books: what was interrupted never left, what was not answered was done. */
const findOut = async ({ order }: Buyer): Promise<void> => {
  for (const { refund_id, state, last_error } of (await order()).refunds ?? []) {
    if (state !== 'unconfirmed') continue;
    const to = last_error === 'interrupted' ? 'due' : 'refunded';
    await settleByDesk(shop.context, { refund_id, from: state, to, note: 'Seen there' }, 'MEM0000009999');
  }
};

it('the provider has given back what was owed, no more and no less, whatever went wrong on the way', async () => {
  const stories = fc.sample(story, { numRuns: 16, seed: 20261122 });
  const told: { one: Buyer; refno: string; story: Story }[] = [];
  for (const each of stories) {
    const one = await shop.buyer(each.payType === 'U' ? 'CHN' : 'ENG');
    const refno = await pay(one, each);
    await decideAndSend(one, each);
    told.push({ one, refno, story: each });
  }
  for (const minutes of [1, 2, 60, 60]) {
    await shop.pass(minutes);
    for (const { one } of told) await findOut(one);
  }
  for (const { one, refno, story: each } of told) {
    const { refunds = [], payments } = await one.order();
    const attempt = payments.find((payment) => payment.refno === refno);
    const taken = Number(attempt?.reqamt);
    const shares = each.shares.map((share) => Math.round((taken * share) / 100));
    const owed = Math.min(
      taken,
      shares.reduce((sum, share) => sum + share, 0),
    );
    expect({ each, back: await wentBack(refno) }).toEqual({ each, back: owed });
    expect(refunds.map(({ state }) => state)).toEqual(refunds.map(() => 'refunded'));
    expect(attempt?.status).toBe(owed === taken ? 'refunded' : 'paid');
  }
  await shop.booking.settle();
  for (const { one, refno } of told) {
    const { refunds = [] } = await one.order();
    const mails = shop.booking.mails.all.filter(({ id }) => id?.startsWith(`${refno}.refunded`));
    expect(mails).toHaveLength(refunds.length);
  }
}, 180_000);
