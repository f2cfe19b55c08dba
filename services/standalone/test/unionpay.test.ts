import type { TestBooking } from '../../booking/test/support/start-booking.ts';
import type { BookingContext } from '../../booking/src/app.ts';
import type { PaymentAttempt } from '../../booking/src/kernel/booking/payment-parts.model.ts';
import {
  follow,
  formIn,
  startShopAndSandbox,
  submit,
  type Buyer,
  type ShopAndSandbox,
} from './support/shop-and-sandbox.ts';

let shop: ShopAndSandbox;
let booking: TestBooking;
let context: BookingContext;
beforeAll(async () => {
  shop = await startShopAndSandbox({ timeoutMs: 2_000 });
  ({ booking, context } = shop);
});
afterAll(() => shop.close());

/** A Chinese shopper whose order costs 703 yuan, 130,000 KRW before conversion. */
const buyer = (prod_id?: string): Promise<Buyer> => shop.buyer('CHN', prod_id);

/** The form that BillGate's page sends the browser back with. */
const wayBack = async (one: Buyer, sandbox_outcome = 'approve') => {
  const { refno, action, fields } = await one.start(sandbox_outcome, 'U');
  const opened = await submit(action, fields);
  const page = await fetch(new URL(opened.headers.get('location') ?? '', shop.sandbox.origin));
  return { refno, form: await formIn(page) };
};

const payWith = async (one: Buyer, sandbox_outcome: string) => {
  const { refno, form } = await wayBack(one, sandbox_outcome);
  if (!form) throw new Error('nothing leads back');
  return { refno, form, landing: await follow(await submit(form.action, form.fields)) };
};

const attempt = async (one: Buyer, refno: string): Promise<PaymentAttempt> => {
  const found = (await one.order()).payments.find((each) => each.refno === refno);
  if (!found) throw new Error(`no attempt ${refno}`);
  return found;
};

/** How a payment stands at the provider. */
const atProvider = async (refno: string): Promise<string> => {
  const page = await (await fetch(shop.sandbox.origin)).text();
  const row = page.split('<tr>').find((each) => each.includes(`<td>${refno}</td>`)) ?? '';
  return [...row.matchAll(/<td>([^<]*)<\/td>/g)][4]?.[1]?.trim() ?? '';
};

const balanced = async (prod_id = 'PTOUR1'): Promise<void> => {
  const ledger = await context.ledgers.findOne({ prod_id }).lean();
  const claimed = ledger?.claims.reduce((sum, { count }) => sum + count, 0) ?? 0;
  expect((ledger?.remaining ?? 0) + claimed).toBe(ledger?.capacity);
};

const mailsOf = (refno: string) => booking.mails.all.filter(({ id }) => id?.startsWith(`${refno}.`));

describe('the form', () => {
  it('charges the order’s total before conversion in KRW, which the order has told before', async () => {
    const one = await buyer();
    const order = await one.me.detail(one.cart_id, 'CNH');
    expect(order).toMatchObject({
      total_price: 703,
      prod_price_tp: 'CNH',
      pay_types: ['A', 'W', 'U'],
      other_charges: [{ pay_type: 'U', currency: 'KRW', amount: 130_000 }],
    });
    const form = await one.start(undefined, 'U');
    expect(form).toMatchObject({
      action: `${shop.sandbox.origin}/credit/abroad/certify.jsp`,
      charset: 'EUC-KR',
      fields: {
        SERVICE_ID: 'M2103135',
        SERVICE_CODE: '0900',
        SERVICE_TYPE: '0000',
        ORDER_ID: form.refno,
        AMOUNT: '130000',
        CURRENCY: '0000',
        ITEM_CODE: 'PTOUR1',
        USER_ID: one.me.as,
        WEBAPI_FLAG: 'Y',
        USING_TYPE: '0001',
      },
    });
    expect(form.fields['ORDER_DATE']).toMatch(/^20261121\d{6}$/);
    expect(form.fields['RETURN_URL']).toMatch(
      new RegExp(`^${shop.origin}/payment/unionpay/return\\?token=[\\w-]{24}&lan_tp=CHN$`),
    );
    expect(Object.values(form.fields).join('')).toMatch(/^[\x20-\x7E]+$/);
    expect(await attempt(one, form.refno)).toMatchObject({
      reqcur: 'KRW',
      reqamt: '130000',
      status: 'started',
    });
  });

  it('takes what old clients name for it, and believes none of it', async () => {
    const one = await buyer();
    const start = async (changes: Record<string, unknown>) =>
      (
        await one.me.call('payment', {
          pay_type: 'U',
          amount: 130_000,
          prodId: 'PTOUR1',
          prodTitle: '别的商品',
          memId: one.me.as,
          memNm: '别人',
          email: 'other@example.com',
          total: 703,
          payType: 'U',
          inventoryCnt: 99,
          cartId: one.cart_id,
          lanTp: 'CHN',
          locale: 'zh',
          reqType: 'P',
          resType: 'PAGE',
          ...changes,
        })
      ).body;
    expect(await start({ amount: 1 })).toMatchObject({ error: 'price_changed', field: 'amount' });
    expect(await start({ total: 1 })).toMatchObject({ error: 'price_changed', field: 'total' });
    expect(await start({ payType: 'A' })).toMatchObject({ error: 'invalid_value', field: 'payType' });
    expect(await start({ memId: 'MEM0000099999' })).toMatchObject({ error: 'not_own' });
    const { fields } = await start({});
    expect(fields).toMatchObject({ AMOUNT: '130000', ITEM_CODE: 'PTOUR1', USER_ID: one.me.as });
    expect(JSON.stringify(fields)).not.toContain('other@example.com');
  });
});

describe('a payment by UnionPay', () => {
  it('is paid once it is approved, and told in both currencies', async () => {
    const one = await buyer();
    const { refno, landing } = await payWith(one, 'approve');
    const { return_token } = await attempt(one, refno);
    const values = `refno=${refno}&cart_id=${one.cart_id}&token=${return_token}&lan_tp=CHN`;
    expect(landing.href).toBe(`${shop.origin}/orderUnionPayResult?${values}`);
    expect(await one.outcome(refno)).toBe('paid');
    expect(await atProvider(refno)).toBe('approved');
    expect((await one.me.call('myInfoList', { mem_id: one.me.as })).body).toMatchObject([
      { pay_type_nm: '银联（UnionPay）', reqamt: 703, prod_price_tp: 'CNH' },
    ]);
    await booking.settle();
    const [mail] = mailsOf(refno);
    expect(mail?.text).toContain('¥703');
    expect(mail?.text).toContain('₩130,000');
    expect(mail?.text).toContain('银联（UnionPay）');
    await balanced();
  });

  it('is decided on a page, where declining and closing leave the order to be paid again', async () => {
    const one = await buyer();
    const decide = async (fields: Record<string, string>) => {
      const form = await one.start(undefined, 'U');
      const opened = await submit(form.action, form.fields);
      const page = new URL(opened.headers.get('location') ?? '', shop.sandbox.origin);
      expect(await (await fetch(page)).text()).toContain('₩130,000');
      await follow(await submit(page, fields));
      return one.outcome(form.refno);
    };
    expect(await decide({ decision: 'decline' })).toBe('declined');
    expect(await decide({ decision: 'close' })).toBe('cancelled');
    expect(await decide({ decision: 'approve', notify: 'approve' })).toBe('paid');
    const { payments } = await one.order();
    expect(payments.map(({ status }) => status)).toEqual(['declined', 'closed', 'paid']);
    await balanced();
  });

  it('is not paid by being authenticated: until the approval is answered it is being checked', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one);
    expect(await one.outcome(refno)).toBe('waiting');
    expect(await atProvider(refno)).toBe('authenticated');
    await context.bookings.updateOne(
      { 'payments.refno': refno },
      { $set: { 'payments.$.status': 'authenticated', 'payments.$.asked_until': new Date('2099-01-01') } },
    );
    expect(await one.outcome(refno)).toBe('waiting');
    const order = await one.me.detail(one.cart_id);
    expect(order?.checking_refno).toBe(refno);
    expect((await one.start(undefined, 'A')).error).toBe('payment_checking');
    // Whoever comes now is too late to ask for the approval.
    await follow(await submit(form?.action ?? '', form?.fields ?? {}));
    expect(await atProvider(refno)).toBe('authenticated');
    await pass(30);
    expect(await one.outcome(refno)).toBe('waiting');
  });

  it('is approved once, however often the browser comes back', async () => {
    const one = await buyer();
    const { refno, form } = await payWith(one, 'duplicate');
    expect(await one.outcome(refno)).toBe('paid');
    await Promise.all([1, 2, 3].map(() => submit(form.action, form.fields)));
    await booking.settle();
    expect(await one.outcome(refno)).toBe('paid');
    expect(await atProvider(refno)).toBe('approved');
    expect(mailsOf(refno)).toHaveLength(1);
  });

  it('is not taken when the browser comes back after the hold, and nothing is charged', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one, 'late');
    await pass(16);
    await follow(await submit(form?.action ?? '', form?.fields ?? {}));
    expect(await one.outcome(refno)).toBe('cancelled');
    expect(await atProvider(refno)).toBe('authenticated');
    expect(await one.order()).toMatchObject({ txn_type: 'T' });
    await balanced();
  });

  it('is not taken for an order that was paid otherwise meanwhile', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one, 'late');
    const other = await one.start('approve', 'A');
    await follow(await submit(other.action, other.fields));
    await follow(await submit(form?.action ?? '', form?.fields ?? {}));
    expect(await one.outcome(refno)).toBe('cancelled');
    expect(await atProvider(refno)).toBe('authenticated');
    expect(await one.order()).toMatchObject({ txn_type: 'P' });
  });

  it('whose browser never comes back is closed, and nothing was charged', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one, 'lost');
    expect(form).toBeNull();
    await pass(16);
    expect(await one.outcome(refno)).toBe('expired');
    await pass(24 * 60);
    expect(await one.outcome(refno)).toBe('cancelled');
    expect(await atProvider(refno)).toBe('authenticated');
    await balanced();
  });

  it('whose way back is forged is declined', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'forge');
    expect(await one.outcome(refno)).toBe('declined');
    expect(await atProvider(refno)).toBe('closed');
    expect(await one.order()).toMatchObject({ txn_type: 'T', hold_expires_at: null });
  });

  it('of which another amount was taken goes back, all that was taken', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'amount');
    expect(await one.outcome(refno)).toBe('refunded');
    expect(await attempt(one, refno)).toMatchObject({
      status: 'refunded',
      refund_reason: 'unconfirmed',
      reqamt: '130000',
      taken_amt: '131000',
    });
    expect(await atProvider(refno)).toBe('approved (−131000)');
    await booking.settle();
    expect(mailsOf(refno)).toMatchObject([{ subject: expect.stringContaining('付款未获确认') }]);
    expect(mailsOf(refno)[0]?.text).toContain('₩131,000');
    expect(await one.order()).toMatchObject({ txn_type: 'T' });
    await balanced();
  });

  it('whose approval is not answered is cancelled, not approved again', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'silent');
    expect(await one.outcome(refno)).toBe('refunded');
    expect(await atProvider(refno)).toBe('approved (−130000)');
    expect(await attempt(one, refno)).toMatchObject({ status: 'refunded', refund_reason: 'unconfirmed' });
    const again = await payWith(one, 'approve');
    expect(await one.outcome(again.refno)).toBe('paid');
    await balanced();
  });
});

describe('a process that died', () => {
  /** As the claim leaves it. */
  const claimed = async (refno: string): Promise<void> => {
    const until = new Date(context.now().getTime() + 4_000);
    await context.bookings.updateOne(
      { 'payments.refno': refno },
      {
        $set: {
          'payments.$.status': 'authenticated',
          'payments.$.asked_until': until,
          'payments.$.check_at': until,
        },
      },
    );
  };

  it('before it asked for the approval: nothing is taken, now or later', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one);
    await claimed(refno);
    await pass(0);
    expect(await attempt(one, refno)).toMatchObject({ status: 'authenticated' });
    await pass(1);
    // The approval may still be on its way: it is asked again until it cannot be.
    expect(await attempt(one, refno)).toMatchObject({ status: 'refund-due' });
    expect(await atProvider(refno)).toBe('closed');
    await pass(5);
    expect(await attempt(one, refno)).toMatchObject({ status: 'refunded', refund_reason: 'unconfirmed' });
    await follow(await submit(form?.action ?? '', form?.fields ?? {}));
    expect(await atProvider(refno)).toBe('closed');
    await balanced();
  });

  it('after the money was taken: it goes back', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one);
    const fields = form?.fields ?? {};
    await claimed(refno);
    const { SERVICE_ID = '', SERVICE_CODE = '', ORDER_ID = '', ORDER_DATE = '', PAY_MESSAGE = '' } = fields;
    const asked = { SERVICE_ID, SERVICE_CODE, ORDER_ID, ORDER_DATE, PAY_MESSAGE };
    await submit(`${shop.sandbox.origin}/webapi/approve.jsp`, asked);
    expect(await atProvider(refno)).toBe('approved');
    await pass(1);
    expect(await atProvider(refno)).toBe('approved (−130000)');
    expect(await attempt(one, refno)).toMatchObject({ status: 'refunded', refund_reason: 'unconfirmed' });
    await pass(60);
    expect(await atProvider(refno)).toBe('approved (−130000)');
    await balanced();
  });
});

describe('a browser that comes back with something else', () => {
  const post = (path: string, body: string | Uint8Array, type = 'application/x-www-form-urlencoded') =>
    fetch(`${shop.origin}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://somewhere.example' },
      redirect: 'manual',
    });
  const landing = (answer: Response): string => answer.headers.get('location') ?? String(answer.status);

  it('changes nothing, whoever it is and whatever it says', async () => {
    const [one, other] = [await buyer(), await buyer()];
    const { refno, form } = await wayBack(one);
    const theirs = await wayBack(other);
    const [address, fields] = [new URL(form?.action ?? ''), form?.fields ?? {}];
    const back = `${address.pathname}${address.search}`;
    const bodyOf = (changes: Record<string, string>) =>
      new URLSearchParams({ ...fields, ...changes }).toString();
    const hostile: readonly (readonly [path: string, body: string | Uint8Array])[] = [
      [address.pathname, bodyOf({})],
      [`${address.pathname}?token=AAAAAAAAAAAAAAAAAAAAAAAA`, bodyOf({})],
      [`${address.pathname}?token=a&token=b`, bodyOf({})],
      [back, bodyOf({ ORDER_ID: theirs.refno })],
      [back, bodyOf({ ORDER_ID: '' })],
      [back, bodyOf({ ORDER_ID: 'TRIP0' })],
      [back, bodyOf({ ORDER_ID: '{"$ne":1}' })],
      [back, bodyOf({ RESPONSE_CODE: '' })],
      [back, `${bodyOf({})}&ORDER_ID=${theirs.refno}`],
      [back, `${bodyOf({ PAY_MESSAGE: '' })}&PAY_MESSAGE=%FF%FF`.replace('&PAY_MESSAGE=&', '&')],
      [back, 'ORDER_ID'],
      [back, ''],
      [back, new Uint8Array([0xff, 0x00, 0x3d, 0x81])],
    ];
    for (const [path, body] of hostile) {
      const address = new URL(landing(await post(path, body)), shop.origin);
      expect(address.pathname).toMatch(/^\/order(UnionPay)?Result$/);
      expect(address.search).toBe('');
    }
    expect(await attempt(one, refno)).toMatchObject({ status: 'started' });
    expect(await attempt(other, theirs.refno)).toMatchObject({ status: 'started' });
    expect((await post(back, 'x'.repeat(1024 * 1024))).status).toBe(413);
    expect((await post(back, '{}', 'application/json')).status).toBeLessThan(500);
    // The payer pays after all.
    await follow(await submit(address, fields));
    expect(await one.outcome(refno)).toBe('paid');
  });

  it('is not believed in the amount it names', async () => {
    const one = await buyer();
    const { refno, form } = await wayBack(one);
    await follow(await submit(form?.action ?? '', { ...form?.fields, AMOUNT: '1', AUTH_AMOUNT: '1' }));
    expect(await one.outcome(refno)).toBe('paid');
    expect(await attempt(one, refno)).toMatchObject({ reqamt: '130000' });
  });

  it('cannot have a payment of another provider approved', async () => {
    const one = await buyer();
    const { refno } = await one.start(undefined, 'A');
    const { return_token } = await attempt(one, refno);
    const fields = { ORDER_ID: refno, RESPONSE_CODE: '0000', PAY_MESSAGE: 'x' };
    await submit(`${shop.origin}/payment/unionpay/return?token=${return_token}`, fields);
    expect(await attempt(one, refno)).toMatchObject({ status: 'started' });
  });
});

const pass = (minutes: number): Promise<void> => shop.pass(minutes);
