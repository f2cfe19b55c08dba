import type { MemType } from '@narae/contracts';
import { memTypes } from '@narae/rules';
import type { Checkout, Order } from './checkout.ts';
import { payPal, type PayMethod } from './pay-methods.ts';
import { shopper } from './shopper.ts';

let members = 0;

/** People by category; nobody of the others. */
export type People = Partial<Record<MemType, number>>;

/** A paid order, by a new member: its number, and its travellers in order. */
export interface PaidOrder {
  readonly me: Order['me'];
  readonly cart_id: string;
  readonly order_id: string;
  readonly refno: string;
  /** rv_mem_id of each traveller, adults first. */
  readonly travellers: readonly string[];
}

/** Pays an order in T, by PayPal unless told otherwise: its number, and the reference of the payment. */
export const payFor = async (
  shop: Checkout,
  order: Order,
  { payType, arrive }: Pick<PayMethod, 'payType' | 'arrive'> = payPal,
): Promise<Order & { readonly order_id: string; readonly refno: string }> => {
  const refno = await order.pay(payType);
  await arrive(shop, refno, [shop.service]);
  const { order_id } = await shop.booking(order.cart_id);
  return { ...order, order_id: order_id ?? '', refno };
};

/** Books and pays, by PayPal in dollars (1,300 KRW each). */
export const paidOrder = async (
  shop: Checkout,
  people: People = { adult: 1 },
  more: { readonly prod_id?: string } & Record<string, unknown> = {},
): Promise<PaidOrder> => {
  const me = shopper(shop.service, `MEM7${String((members += 1)).padStart(9, '0')}`, 'ENG');
  const prod_id = more.prod_id ?? 'PTOUR1';
  const counts = Object.fromEntries(memTypes.map((type) => [`${type}_cnt`, people[type] ?? 0]));
  const added = await me.add({ ...more, ...counts });
  if (added.status !== 200) throw new Error(`not added: ${added.body.error}`);
  const { cart_id } = added.body;
  const travellers = memTypes.flatMap((mem_type) =>
    Array.from({ length: people[mem_type] ?? 0 }, (_, at) => ({
      mem_type,
      sort_order: at + 1,
      mem_nm: `${mem_type.toUpperCase()} ${'ABCDEF'[at]}`,
    })),
  );
  for (const { mem_type, sort_order } of travellers)
    await me.upload({ cart_id, prod_id, mem_type, sort_order });
  const saved = await me.call('travellersSave', { ...me.form(cart_id), travellers, currency: 'USD' });
  if (saved.status !== 200) throw new Error(`not confirmed: ${saved.body.error}`);
  const { refno } = (await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' })).body;
  if (!refno) throw new Error('not started');
  await payPal.arrive(shop, refno, [shop.service]);
  const booking = await shop.booking(cart_id);
  if (booking.txn_type !== 'P') throw new Error(`not paid: ${booking.txn_type}`);
  return {
    me,
    cart_id,
    order_id: booking.order_id ?? '',
    refno,
    travellers: travellers.map(
      (person) =>
        booking.travellers.find(
          ({ mem_type, sort_order }) => mem_type === person.mem_type && sort_order === person.sort_order,
        )?.rv_mem_id ?? '',
    ),
  };
};
