import { setTimeout } from 'node:timers/promises';
import { sandboxDefaults, sandboxService } from '../src/app.ts';
import { sign, signed } from '../src/protocols/funpay.ts';
import {
  ask,
  paymentForm,
  post,
  startMerchant,
  startTestSandbox,
  type Merchant,
  type TestSandbox,
} from './support.ts';

let sandbox: TestSandbox;
let merchant: Merchant;

beforeAll(async () => {
  [sandbox, merchant] = await Promise.all([startTestSandbox(), startMerchant()]);
});
afterAll(() => Promise.all([sandbox.close(), merchant.close()]));
beforeEach(() => {
  merchant.notices.length = 0;
  merchant.answer = 'SUCCESS';
  merchant.hold = Promise.resolve();
});

const pay = (fields: Record<string, string>): Promise<Response> =>
  post(`${sandbox.origin}/payment/payment.icb`, fields);

describe('the signature', () => {
  it('is that of the provider’s published example', () => {
    const example =
      'refno=20231114181526&expiretime=&walletId=CONNECT_WALLET&ver=V2&product=兰芝 雪纱丝柔气垫隔离霜 SPF22 PA++&reqamt=1.00&statusurl=http://onlinetest.funpay.co.kr:8079/demo/statusurl.jsp&refer_url=http://testmerchant.com&insmonth=&mid=P00000000000&mname=&param3=&reqcur=USD&param1=&param2=&restype=JSON&servicetype=S000&paypal_additional_data=&trade_information={"business_type":4,"goods_info":"pencil^2|eraser^5|iPhone XS 256G^1","total_quantity":8}&reqtype=P&tel=010-1004-1004&returnurl=https://onlinetest.funpay.co.kr/demo/paymentResult.jsp&email=test@icbnet.co.kr&buyername=裴国花';
    const fields = new Map(
      example.split('&').map((pair) => /^([^=]+)=(.*)$/.exec(pair)?.slice(1) as [string, string]),
    );
    expect(sign(fields, '12AE98E356C23351B1D74A3937B627A0')).toBe(
      '901E63C166D93CB5D94C294CC18C88E5B16593DDEA56E1E6D3BAEBB1A03900CC',
    );
  });

  it('is rejected when wrong, on the page and in JSON', async () => {
    const page = await pay({ ...paymentForm(merchant), fgkey: 'A'.repeat(64) });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('9301');
    const json = await pay({ ...paymentForm(merchant, { restype: 'JSON' }), fgkey: '' });
    expect(await json.json()).toMatchObject({ rescode: '9301' });
  });
});

describe('the fields', () => {
  const wrong: readonly [field: string, value: string, servicetype?: string][] = [
    ['ver', 'V1'],
    ['mid', 'P00000000001'],
    ['servicetype', 'S009'],
    ['refno', ''],
    ['reqcur', 'CNH'],
    ['reqamt', '95'],
    ['reqamt', '0.00'],
    ['reqamt', '-1.00'],
    ['product', 'pencil^2'],
    ['product', 'Seoul 🌃'],
    ['buyername', ''],
    ['trade_information', '{}', 'S000'],
    ['trade_information', 'no JSON', 'S001'],
    ['statusurl', 'javascript:alert(1)'],
    ['returnurl', '/return'],
    ['reqtype', 'X'],
  ];

  it.each(wrong)('are rejected with 9300 when %s is %p', async (field, value, servicetype = 'S005') => {
    const reply = await pay(paymentForm(merchant, { restype: 'JSON', servicetype, [field]: value }));
    expect(await reply.json()).toEqual({ rescode: '9300', resmsg: `INVALID PARAMETER ${field}` });
  });

  it('are rejected when a name comes twice', async () => {
    const body = `${new URLSearchParams(paymentForm(merchant)).toString()}&reqamt=0.01`;
    expect((await post(`${sandbox.origin}/payment/payment.icb`, body)).status).toBe(400);
  });
});

describe('a payment', () => {
  it('is opened once for the same request, and never for another one under the same reference', async () => {
    const form = paymentForm(merchant);
    const [first, second] = [await pay(form), await pay(form)];
    expect(first.status).toBe(303);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    const other = await pay(paymentForm(merchant, { refno: form['refno'] ?? '', reqamt: '1.00' }));
    expect(await other.text()).toContain('9300');
  });

  it('in JSON mode answers an encoded address to pay at', async () => {
    const reply = (await (await pay(paymentForm(merchant, { restype: 'JSON' }))).json()) as Record<
      string,
      string
    >;
    expect(reply['rescode']).toBe('0000');
    const page = await fetch(decodeURIComponent(reply['resmsg'] ?? ''));
    expect(await page.text()).toContain('$95.00');
  });

  it('shows a page nothing can run on, in five languages', async () => {
    const address = (await pay(paymentForm(merchant, { param1: 'JPN' }))).headers.get('location') ?? '';
    const page = await fetch(`${sandbox.origin}${address}`);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; " +
        `form-action 'self' ${merchant.origin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const text = await page.text();
    expect(text).toContain('支払いを承認');
    expect(text).not.toMatch(/<script|style=|javascript:/);
    const words = { CHN: '确认付款', KOR: '결제 승인', ENG: 'Approve payment', VTN: 'Chấp nhận thanh toán' };
    for (const [lan, word] of Object.entries(words)) {
      expect(await (await fetch(`${sandbox.origin}${address}?lan=${lan}`)).text()).toContain(word);
    }
  });

  it('escapes what a merchant sends', async () => {
    const address = (await pay(paymentForm(merchant, { product: '<script>alert(1)</script>"' }))).headers.get(
      'location',
    );
    const text = await (await fetch(`${sandbox.origin}${address}`)).text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
  });

  it('tells the merchant first, then sends the browser back', async () => {
    const form = paymentForm(merchant);
    const address = (await pay(form)).headers.get('location') ?? '';
    const back = await post(`${sandbox.origin}${address}`, { decision: 'approve', notify: 'approve' });
    expect(back.status).toBe(303);
    const returned = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({
      own: '1',
      refno: form['refno'],
      rescode: '0000',
    });
    expect(merchant.notices).toHaveLength(1);
    const [notice = {}] = merchant.notices;
    expect(notice).toMatchObject({
      refno: form['refno'],
      rescode: '0000',
      reqamt: '95.00',
      servicetype: 'S005',
    });
    expect(notice['fgkey']).toBe(sign(new Map(Object.entries(notice)), sandboxDefaults.secret));
    expect((await pay(form)).status).toBe(400);
  });

  it('is decided once: the second click changes nothing', async () => {
    const address = (await pay(paymentForm(merchant))).headers.get('location') ?? '';
    await post(`${sandbox.origin}${address}`, { decision: 'decline' });
    const again = await post(`${sandbox.origin}${address}`, { decision: 'approve' });
    expect(new URL(again.headers.get('location') ?? '').searchParams.get('rescode')).toBe('9500');
    expect(merchant.notices.map((notice) => notice['rescode'])).toEqual(['9500']);
  });

  it('sends nobody back before the merchant has answered, whoever delivers the notification', async () => {
    let release = (): void => undefined;
    merchant.hold = new Promise((resolve) => {
      release = resolve;
    });
    const address = (await pay(paymentForm(merchant))).headers.get('location') ?? '';
    const clicks = [1, 2].map(() => post(`${sandbox.origin}${address}`, { decision: 'close' }));
    const first = Promise.race(clicks).then(() => 'sent back');
    expect(await Promise.race([first, setTimeout(300, 'held')])).toBe('held');
    release();
    await Promise.all(clicks);
    expect(merchant.notices).toHaveLength(1);
  });
});

describe('notifications', () => {
  const decide = async (sandbox_outcome: string): Promise<Record<string, string>> => {
    const form = paymentForm(merchant, { sandbox_outcome });
    expect((await pay(form)).status).toBe(303);
    return form;
  };
  const standing = async (form: Record<string, string>): Promise<string | undefined> =>
    (
      await ask(sandbox, '/payment/query.icb', {
        servicetype: 'S005',
        refno: form['refno'] ?? '',
        transid: '',
      })
    )['rescode'];
  const codes = (): (string | undefined)[] => merchant.notices.map((notice) => notice['rescode']);

  it('are repeated on the provider’s schedule until the merchant says SUCCESS, then no more', async () => {
    merchant.answer = 'FAIL';
    await decide('approve');
    expect(merchant.notices).toHaveLength(1);
    await sandbox.pass(0.9);
    expect(merchant.notices).toHaveLength(1);
    await sandbox.pass(0.1);
    expect(merchant.notices).toHaveLength(2);
    merchant.answer = 'SUCCESS';
    await sandbox.pass(3);
    await sandbox.pass(500);
    expect(merchant.notices).toHaveLength(3);
  });

  it('are given up after ten tries', async () => {
    merchant.answer = 'FAIL';
    await decide('approve');
    for (let day = 0; day < 15; day += 1) await sandbox.pass(60);
    expect(merchant.notices).toHaveLength(10);
  });

  it('come late after an 8000, and until then the payment is in progress', async () => {
    const form = await decide('late');
    expect(codes()).toEqual(['8000']);
    expect(await standing(form)).toBe('8000');
    await sandbox.pass(sandboxDefaults.lateMinutes);
    expect(codes()).toEqual(['8000', '0000']);
    expect(await standing(form)).toBe('0000');
  });

  it('come three times over', async () => {
    await decide('duplicate');
    expect(codes()).toEqual(['0000', '0000', '0000']);
    expect(new Set(merchant.notices.map((notice) => notice['transid'])).size).toBe(1);
  });

  it('can be forged: nothing is paid, one is not signed, the other one signs alike with digits moved', async () => {
    merchant.answer = 'FAIL';
    const form = await decide('forge');
    expect(await standing(form)).toBe('9110');
    const isTrue = (notice: Record<string, string>): boolean =>
      notice['fgkey'] === sign(new Map(Object.entries(notice)), sandboxDefaults.secret);
    expect(merchant.notices.map(isTrue).sort()).toEqual([false, true]);
    expect(merchant.notices.find(isTrue)?.['reqamt']).toBe('00.59');
    await sandbox.pass(100);
    expect(merchant.notices).toHaveLength(2);
  });

  it('can be missing although the payment is made', async () => {
    const form = await decide('silent');
    await sandbox.pass(500);
    expect(merchant.notices).toHaveLength(0);
    expect(await standing(form)).toBe('0000');
  });
});

describe('refunds', () => {
  const refund = (transid: string, changes: Record<string, string> = {}): Promise<Record<string, string>> =>
    ask(sandbox, '/payment/refund.icb', {
      servicetype: 'S005',
      refno: 'REFUND1',
      transid,
      reqcur: 'USD',
      reqamt: '95.00',
      voidamt: '60.00',
      reasoncode: 'R002',
      reasondesc: '',
      ...changes,
    });

  it('go out once per reference and never beyond what was paid', async () => {
    await pay(paymentForm(merchant, { sandbox_outcome: 'approve' }));
    const transid = merchant.notices[0]?.['transid'] ?? '';
    expect(await refund(transid, { reqamt: '94.00' })).toMatchObject({ rescode: '9300' });
    const both = await Promise.all([refund(transid), refund(transid)]);
    expect(both.map(({ rescode }) => rescode)).toEqual(['0000', '0000']);
    expect(await refund(transid)).toMatchObject({ rescode: '0000', voidamt: '60.00' });
    expect(await refund(transid, { refno: 'REFUND2' })).toMatchObject({ rescode: '9300' });
    expect(await refund(transid, { refno: 'REFUND3', voidamt: '35.00' })).toMatchObject({ rescode: '0000' });
  });

  it('need a payment that was made', async () => {
    await pay(paymentForm(merchant, { sandbox_outcome: 'decline' }));
    expect(await refund(merchant.notices[0]?.['transid'] ?? '')).toMatchObject({ rescode: '9300' });
    expect(await refund('NOBODY')).toMatchObject({ rescode: '9300' });
  });
});

it('names its rates, and those it has not', async () => {
  expect(await ask(sandbox, '/exchangerate/query.icb', { reqcur: 'USD' })).toMatchObject({ rescode: '0000' });
  expect(await ask(sandbox, '/exchangerate/query.icb', { reqcur: 'constructor' })).toMatchObject({
    rescode: '9328',
  });
});

it('is signed by the merchant it knows, and asked by nobody else', async () => {
  const query = signed(
    { ver: 'V2', mid: 'P99999999999', servicetype: 'S005', refno: 'X', transid: '' },
    sandboxDefaults.secret,
  );
  expect(await (await post(`${sandbox.origin}/payment/query.icb`, query)).json()).toMatchObject({
    rescode: '9300',
  });
});

it('never starts in production', async () => {
  await expect(
    sandboxService.start({ ...sandboxDefaults, nodeEnv: 'production' }, {} as never),
  ).rejects.toThrow('never started in production');
});
