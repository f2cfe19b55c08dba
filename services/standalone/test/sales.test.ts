import { salesKeys } from '@narae/contracts/sales-limits';
import type { Currency, PayType } from '@narae/contracts';
import { shopCurrency } from '../../booking/src/kernel/domain/charge.rules.ts';
import { recoverRefunds } from '../../booking/src/payment/refunds/send-refunds.ts';
import { owe } from '../../booking/test/support/refunds.ts';
import {
  follow,
  startShopAndSandbox,
  submit,
  type Buyer,
  type ShopAndSandbox,
  type Started,
} from './support/shop-and-sandbox.ts';

let shop: ShopAndSandbox;
beforeAll(async () => {
  shop = await startShopAndSandbox();
});
afterAll(() => shop.close());

const desk = { as: 'MEM0000009999', role: 'booking' } as const;

/** Does at the provider what a form asks for, as the payer's browser does. */
const pay = async ({ action, fields }: Pick<Started, 'action' | 'fields'>): Promise<void> => {
  await follow(await submit(action, fields));
};

const paid = async (payType: PayType, outcome = 'approve'): Promise<Buyer> => {
  const one = await shop.buyer(payType === 'P' ? 'ENG' : 'CHN');
  const form = await one.start(outcome, payType);
  await pay(form);
  expect(await one.outcome(form.refno)).toBe('paid');
  return one;
};

/** Pays the fee of a new name. */
const rename = async ({ me, cart_id, order }: Buyer): Promise<void> => {
  const { order_id, travellers } = await order();
  const names = [{ rv_mem_id: travellers[0]?.rv_mem_id, mem_nm: 'KIM NEW' }];
  const { due_id: dueId } = (await me.call('orderNameChange', { order_id: order_id ?? '', names })).body;
  const info = { pay_type: 'P', cartId: cart_id, dueId, reqType: 'P', sandbox_outcome: 'approve' };
  await pay((await me.call('payment', info)).body);
};

/** What the provider has taken and given back, in whole units of each currency. */
const providerBooks = async () => {
  const sums = new Map<Currency, { charged: number; refunded: number }>();
  for (const { reqcur, reqamt, taken, standing, refunded } of await shop.books()) {
    if (standing !== 'approved' && refunded === 0) continue;
    const own = sums.get(shopCurrency({ reqcur })) ?? { charged: 0, refunded: 0 };
    own.charged += Number(taken ?? reqamt);
    own.refunded += refunded / 100;
    sums.set(shopCurrency({ reqcur }), own);
  }
  return Object.fromEntries(sums);
};

it('sales are what the provider has in its books, after dues, partial and whole refunds, and lost answers', async () => {
  const dollars = await paid('P');
  await rename(dollars);
  const [yuan, won, back] = [await paid('A'), await paid('U'), await paid('P', 'refund-lost')];
  const declined = await (await shop.buyer()).start('decline');
  await pay(declined);
  await owe(shop, dollars.cart_id, { back: 37, of: 100 });
  await owe(shop, yuan.cart_id, { back: 50, of: 100 });
  await owe(shop, won.cart_id, { back: 33, of: 100 });
  await owe(shop, back.cart_id, { back: 1, of: 1 }, 'organiser-cancelled');
  await recoverRefunds(shop.context);
  for (const minutes of [1, 2, 60]) await shop.pass(minutes);

  const books = await providerBooks();
  expect(Object.keys(books).sort()).toEqual(['CNH', 'KRW', 'USD']);
  for (const by of salesKeys) {
    const asked = { from: '2026-11-21', to: '2026-11-22', by };
    const { total } = (await shop.booking.inject('adminSales', asked, desk)).body;
    const shown = total.money.map(({ currency, charged, refunded }) => [currency, { charged, refunded }]);
    expect({ by, ...Object.fromEntries(shown) }).toEqual({ by, ...books });
    expect(total.orders).toBe(4);
  }
});
