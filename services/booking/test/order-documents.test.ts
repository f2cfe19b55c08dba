import { LAN_TPS } from '@narae/contracts/languages';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { tripRejectionTexts } from '../src/kernel/common/reasons.view.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { payFor } from './support/paid-order.ts';

let shop: Checkout;
let admin: ReturnType<typeof desk>;
beforeEach(async () => {
  shop = await startCheckout();
  admin = desk(shop.service);
});
afterEach(() => shop.close());

const paid = async (lanTp: 'ENG' | 'KOR' = 'ENG') => {
  const { cart_id, me, order_id } = await payFor(shop, await shop.confirmed('PTOUR1', lanTp));
  await shop.service.settle();
  /** What the member reads of their document. */
  const check = async () => (await me.call('passPortGroupList', { cart_id })).body[0]?.check;
  return { cart_id, me, mem_id: me.as, order_id, check };
};

describe('a document of a paid order', () => {
  it('waits for the desk, is rejected with a reason the member reads, and is accepted after all', async () => {
    const { order_id, cart_id, me, check } = await paid('KOR');
    expect(await check()).toEqual({ state: 'to-check', rejection: null });
    expect((await admin.reject(order_id, { reason: 'expired', note: 'Until 2027\r\nonly' })).status).toBe(
      200,
    );
    expect(await check()).toEqual({
      state: 'rejected',
      rejection: { reason: 'expired', text: tripRejectionTexts('KOR').expired, note: 'Until 2027\nonly' },
    });
    const papersOnPage = async () => (await me.call('myOrder', { order_id })).body[0]?.travellers[0]?.papers;
    expect(await papersOnPage()).toEqual([{ file_type: '1', ...(await check()) }]);
    expect((await admin.order(order_id)).order.papers).toEqual({
      missing: 0,
      to_check: 0,
      accepted: 0,
      rejected: 1,
    });
    expect((await admin.accept(order_id)).status).toBe(200);
    expect(await check()).toEqual({ state: 'accepted', rejection: null });
    expect(await papersOnPage()).toEqual([{ file_type: '1', state: 'accepted', rejection: null }]);
    const lines = (await admin.call('bookingAudit', { kind: 'booking', id: cart_id })).body;
    expect(
      lines.map(({ by, action, changes }) => [by, action, changes[0]?.from, changes[0]?.to]).sort(),
    ).toEqual([
      [admin.as, 'papers-accepted', 'rejected: expired', 'accepted'],
      [admin.as, 'papers-rejected', 'to-check', 'rejected: expired'],
    ]);
    expect((await shop.booking(cart_id)).history?.map(({ what, by, about }) => [what, by, about])).toEqual([
      ['papers-rejected', 'desk', '1.adult.1'],
      ['papers-accepted', 'desk', '1.adult.1'],
    ]);
  });

  it('says nothing about the desk before the order is paid, and is not decided on', async () => {
    const { cart_id, me } = await shop.confirmed();
    expect((await me.call('passPortGroupList', { cart_id })).body[0]).not.toHaveProperty('check');
    const order_id = (await shop.booking(cart_id)).order_id ?? '';
    expect((await admin.accept(order_id)).body.error).toBe('txn_type_invalid');
  });

  it('is not decided on by what somebody saw before it, or the decision, changed', async () => {
    const { order_id, cart_id, check } = await paid();
    const before = await admin.paper(order_id);
    expect((await admin.reject(order_id, { reason: 'other', note: 'Glare' }, before)).status).toBe(200);
    const other = desk(shop.service, 'MEM0000000501');
    const late = await other.accept(order_id, before);
    expect([late.status, late.body.error]).toEqual([409, 'papers_changed']);
    expect(await check()).toMatchObject({ state: 'rejected' });
    const now = await admin.paper(order_id);
    await bookingModel(shop.service.store).updateOne(
      { cart_id },
      { $set: { 'travellers.0.mem_nm': 'LIN MAY' } },
    );
    expect((await admin.accept(order_id, now)).body.error).toBe('papers_changed');
    expect((await admin.accept(order_id, { ...now, mem_file_id: 'MEM_FILE999999999' })).body.error).toBe(
      'papers_changed',
    );
  });

  it('that two decide on at once has one decision; the other is told', async () => {
    const { order_id } = await paid();
    const seen = await admin.paper(order_id);
    const other = desk(shop.service, 'MEM0000000501');
    const answers = await Promise.all([
      admin.accept(order_id, seen),
      other.reject(order_id, { reason: 'unreadable' }, seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('accepted three times is accepted once', async () => {
    const { order_id, cart_id } = await paid();
    const seen = await admin.paper(order_id);
    const answers = await Promise.all([1, 2, 3].map(() => admin.accept(order_id, seen)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.booking(cart_id)).history).toHaveLength(1);
  });

  it('waits again once another one is in its place, also where that is seen late', async () => {
    const { order_id, cart_id, me, check } = await paid();
    await admin.reject(order_id);
    const before = await admin.paper(order_id);
    expect((await me.upload({ cart_id })).status).toBe(200);
    expect(await check()).toEqual({ state: 'to-check', rejection: null });
    expect((await admin.accept(order_id, before)).body.error).toBe('papers_changed');
    expect((await admin.accept(order_id)).status).toBe(200);
    const history = (await shop.booking(cart_id)).history ?? [];
    expect(history.map(({ what }) => what)).toEqual([
      'papers-rejected',
      'papers-replaced',
      'papers-accepted',
    ]);
  });

  it('is told of by mail when it is rejected, once and to the order’s address', async () => {
    const { order_id, mem_id } = await paid('KOR');
    await admin.accept(order_id);
    await admin.reject(order_id, { reason: 'name-differs', note: 'Two names' });
    await shop.service.settle();
    const mails = shop.service.mails.all.filter(({ subject }) =>
      subject.startsWith(mailTexts('KOR')('document_subject')),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'lin@example.com' });
    for (const said of [order_id, 'LIN MEI', '여권', tripRejectionTexts('KOR')['name-differs'], 'Two names'])
      expect(mails[0]?.text).toContain(said);
    const records = (await admin.call('mailList', { of: order_id, kind: 'order-papers-rejected' })).body;
    expect(records).toMatchObject([{ state: 'sent', mem_id }]);
  });

  it.each([
    ['an order nobody has', { order_id: 'ORDER999999999' }, 404, 'order_not_found'],
    ['an operator in place of a number', { mem_file_id: { $ne: '' } }, 400, 'invalid_value'],
    ['a reason nobody has', { reason: 'because' }, 400, 'invalid_value'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 400, 'invalid_value'],
    ['a field nobody knows', { by: 'MEM0000000001' }, 400, 'unknown_field'],
  ])('is not rejected of %s', async (_what, over, status, error) => {
    const { order_id } = await paid();
    const { mem_file_id, seen } = await admin.paper(order_id);
    const answer = await admin.call('adminPapersReject', {
      order_id,
      mem_file_id,
      seen,
      reason: 'other',
      ...over,
    });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('has a sentence for every reason in every language', () => {
    for (const lanTp of LAN_TPS)
      for (const text of Object.values(tripRejectionTexts(lanTp))) expect(text.length).toBeGreaterThan(10);
  });
});
