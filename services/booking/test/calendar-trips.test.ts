import { deliverMail } from '../src/notify/delivery/deliver-mail.ts';
import { mailKinds } from '../src/notify/mail-kinds.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { readCalendar } from './support/read-calendar.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const paid = async (lanTp: 'ENG' | 'KOR' = 'ENG') => {
  const order = await checkout.confirmed('PTOUR1', lanTp);
  const refno = await order.pay();
  await checkout.stands(refno, '0000');
  await checkout.notify(refno);
  await checkout.service.settle();
  return { ...order, refno };
};
const lastMail = () => checkout.service.mails.all.at(-1);

it('brings a paid trip into the calendar, in the language of the order, with its days and its place', async () => {
  const { cart_id, me } = await paid('KOR');
  const calendar = lastMail()?.calendar;
  const { order_id } = await checkout.booking(cart_id);
  expect(calendar).toMatchObject({ method: 'REQUEST', filename: `narae-${order_id}.ics` });
  const mailed = readCalendar(calendar?.content ?? '');
  expect(mailed).toMatchObject({ wholeDays: true, sequence: 0, status: 'CONFIRMED' });
  expect(mailed.description).toContain(`주문 번호: ${order_id}`);
  expect(mailed.description).toContain('한국 시간');
  const { body } = await me.call('orderCalendar', { cart_id });
  expect(readCalendar(body.content)).toMatchObject({ method: 'PUBLISH', uid: mailed.uid, sequence: 0 });
});

it('is nobody else’s, and there is none of an order that is not paid', async () => {
  const { cart_id } = await paid();
  const other = await checkout.confirmed();
  expect((await other.me.call('orderCalendar', { cart_id })).body.error).toBe('order_not_found');
  expect((await other.me.call('orderCalendar', { cart_id: other.cart_id })).body.error).toBe(
    'order_not_found',
  );
});

it('takes a cancelled trip out again, and confirms it to nobody any more', async () => {
  const { cart_id, refno } = await paid();
  const { uid } = readCalendar(lastMail()?.calendar?.content ?? '');
  await bookingModel(checkout.service.store).updateOne({ cart_id }, { $set: { txn_type: 'R' } });
  const facts = { refno, prod_id: 'PTOUR1', amount: 100, currency: 'USD' } as const;
  await deliverMail(checkout.context, 'order-refunded', facts);
  const cancelled = readCalendar(lastMail()?.calendar?.content ?? '');
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid, sequence: 1 });
  expect(await mailKinds['order-paid'].compose(checkout.context, facts)).toBe('mail_object_gone');
});

it('leaves the trip in the calendar when a second payment goes back', async () => {
  const { refno } = await paid();
  const facts = { refno, prod_id: 'PTOUR1', amount: 100, currency: 'USD' } as const;
  await deliverMail(checkout.context, 'order-refunded', facts);
  expect(lastMail()?.id).toBe(`${refno}.refunded`);
  expect(lastMail()?.calendar).toBeUndefined();
});
