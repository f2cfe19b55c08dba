import { LAN_TPS } from '@narae/contracts/languages';
import { formatMoney } from '@narae/i18n/format';
import type { Mail } from '@narae/service-kit';
import { cancelMail, type CancelMailReason } from '../src/notify/kinds/cancel-mail.ts';
import { deskMails } from '../src/notify/kinds/desk-mails.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { relayed } from './support/context-beside.ts';
import { desk } from './support/desk.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';
import { tour } from './support/products.ts';

const reasons: readonly CancelMailReason[] = [
  'requested',
  'rejected',
  'cancelled',
  'unpaid',
  'reduced',
  'organiser',
];
const subjects = Object.fromEntries(
  reasons.map((reason) => [reason, mailTexts('ENG')(`cancel_${reason}_subject`)]),
) as Record<CancelMailReason, string>;

let shop: Checkout;
beforeAll(async () => {
  shop = await startCheckout();
});
afterAll(() => shop.close());

const mailsAbout = async ({ order_id }: PaidOrder): Promise<Mail[]> => {
  await relayed(shop.service);
  return shop.service.mails.all.filter(({ id }) => id?.startsWith(`${order_id}.`));
};
const subjectsOf = (mails: readonly Mail[]) => mails.map(({ subject }) => subject.split(' · ')[0]);

const ask = (order: PaidOrder, more: Record<string, unknown> = {}) =>
  order.me.call('orderCancelRequest', { order_id: order.order_id, reason: 'We are ill.', ...more });

const decide = async ({ order_id }: PaidOrder, outcome: 'approved' | 'rejected', answer: string) => {
  expect((await desk(shop.service).decide(order_id, outcome, answer)).status).toBe(200);
};

it('tells the member of each step, once, with amounts and the way to the order', async () => {
  const order = await paidOrder(shop);
  await ask(order);
  const [requested] = await mailsAbout(order);
  expect(requested?.to).toBe('lin@example.com');
  for (const said of [subjects.requested, '90%', '$100', '$10', '$90', 'We are ill.', order.order_id])
    expect(`${requested?.subject}\n${requested?.text}`).toContain(said);
  expect(requested?.text).toContain(`/myOrder?order_id=${order.order_id}`);
  await decide(order, 'rejected', 'The hotel does not allow it.');
  await ask(order);
  await mailsAbout(order);
  await decide(order, 'approved', 'Get well soon.');
  const mails = await mailsAbout(order);
  expect(subjectsOf(mails)).toEqual([
    subjects.requested,
    subjects.rejected,
    subjects.requested,
    subjects.cancelled,
  ]);
  expect(mails[1]?.text).toContain('The hotel does not allow it.');
  expect(mails[3]?.text).toContain('Get well soon.');
  expect(mails[3]?.calendar?.method).toBe('CANCEL');
});

it('names those who still travel, and changes their calendar', async () => {
  const order = await paidOrder(shop, { adult: 2 });
  await ask(order, { rv_mem_ids: order.travellers.slice(0, 1) });
  expect((await mailsAbout(order))[0]?.text).toContain('ADULT A');
  await decide(order, 'approved', '');
  const reduced = (await mailsAbout(order)).at(-1);
  expect(reduced?.subject).toContain(subjects.reduced);
  expect(reduced?.text).toContain('ADULT B');
  expect(reduced?.text).not.toContain('ADULT A');
  expect(reduced?.calendar?.method).toBe('REQUEST');
});

it('sends old clients no second mail, whatever address they name, and none without a request', async () => {
  const order = await paidOrder(shop);
  const send = () =>
    order.me.call('smtpEmail', { email_type: 'payment_cancel', email: 'mallory@example.com' });
  expect(await send()).toMatchObject({ status: 404, body: { error: 'order_not_found' } });
  await ask(order);
  await mailsAbout(order);
  expect((await send()).status).toBe(200);
  expect(await mailsAbout(order)).toHaveLength(1);
  expect(shop.service.mails.all.some(({ to }) => to === 'mallory@example.com')).toBe(false);
});

it('tells the desk what there is to decide, without the member’s name or address', async () => {
  const order = await paidOrder(shop);
  await ask(order);
  const withDesk = { ...shop.context, config: { ...shop.context.config, deskMailbox: 'desk@narae.example' } };
  const letter = await deskMails['cancel-desk'].compose(withDesk, { order_id: order.order_id, cancel_no: 1 });
  if (typeof letter === 'string') throw new Error(letter);
  expect(letter.mail).toMatchObject({ to: 'desk@narae.example', lan_tp: 'KOR' });
  expect(letter.mail.text).toContain('We are ill.');
  expect(letter.mail.text).toContain(`view=cancellations&id=${order.order_id}`);
  for (const private_ of ['ADULT A', 'lin@example.com']) expect(letter.mail.text).not.toContain(private_);
  await order.me.call('orderCancelWithdraw', { order_id: order.order_id });
  expect(await deskMails['cancel-desk'].compose(withDesk, { order_id: order.order_id, cancel_no: 1 })).toBe(
    'mail_object_gone',
  );
});

it.each(LAN_TPS.flatMap((lanTp) => reasons.map((reason) => [lanTp, reason] as const)))(
  'says in %s that it is %s',
  (lanTp, reason) => {
    const mail = cancelMail({
      reason,
      lanTp,
      booking: { order_id: 'ORDER000000001', buyername: 'LIN MEI', email: 'lin@example.com' },
      product: tour,
      travellers: ['LIN BO'],
      written: { reason: '<b>why</b>', answer: '', organiser: '' },
      pct: 85,
      sums: [{ currency: 'KRW', charged: 130_000, refunded: 110_500, kept: 19_500 }],
      extra: [],
      publicOrigin: 'http://shop.example',
    });
    const t = mailTexts(lanTp);
    expect(mail.subject).toContain(t(`cancel_${reason}_subject`));
    expect(mail.text).toContain(t(`cancel_${reason}_body`));
    expect(mail.text).toContain('/myOrder?order_id=ORDER000000001');
    expect(mail.html).not.toContain('<b>why');
    expect(mail.text.includes(formatMoney(110_500, 'KRW', lanTp))).toBe(reason !== 'rejected');
    expect(mail.text.includes(t('cancel_refund_sent'))).toBe(reason !== 'rejected' && reason !== 'requested');
  },
);
