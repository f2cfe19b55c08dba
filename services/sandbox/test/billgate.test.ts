import iconv from 'iconv-lite';
import { sandboxDefaults } from '../src/app.ts';
import { post, startMerchant, startTestSandbox, type Merchant, type TestSandbox } from './support.ts';

let merchant: Merchant;
let sandbox: TestSandbox;
beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await merchant.close();
});

let orders = 0;

const form = (changes: Record<string, string> = {}): Record<string, string> => ({
  SERVICE_ID: sandboxDefaults.serviceId,
  SERVICE_CODE: '0900',
  SERVICE_TYPE: '0000',
  ORDER_ID: `TRIP20261121120000${(orders += 1)}`,
  ORDER_DATE: '20261121120000',
  AMOUNT: '130000',
  CURRENCY: '0000',
  RETURN_URL: `${merchant.origin}/return?token=x&lan_tp=CHN`,
  ITEM_CODE: 'P000001',
  ITEM_NAME: 'Seoul by night',
  USER_ID: 'MEM0000000001',
  USER_NAME: 'KIM NARA',
  USER_EMAIL: 'nara@example.com',
  WEBAPI_FLAG: 'Y',
  USING_TYPE: '0001',
  ...changes,
});

const certify = (fields: Record<string, string>): Promise<Response> =>
  post(`${sandbox.origin}/credit/abroad/certify.jsp`, fields);

const ask = async (path: string, fields: Record<string, string>): Promise<Record<string, string>> => {
  const answer = await post(`${sandbox.origin}/webapi/${path}.jsp`, fields);
  expect(answer.headers.get('content-type')).toMatch(/EUC-KR/i);
  const text = iconv.decode(Buffer.from(await answer.arrayBuffer()), 'euc-kr');
  return JSON.parse(text) as Record<string, string>;
};

/** An authenticated payment: what its order is asked about by, and its message. */
const authenticated = async () => {
  const fields = form({ sandbox_outcome: 'approve' });
  const opened = await certify(fields);
  const page = await fetch(`${sandbox.origin}${opened.headers.get('location')}`);
  const text = await page.text();
  const { SERVICE_ID = '', SERVICE_CODE = '', ORDER_ID = '', ORDER_DATE = '' } = fields;
  const PAY_MESSAGE = /name="PAY_MESSAGE" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return { page, text, order: { SERVICE_ID, SERVICE_CODE, ORDER_ID, ORDER_DATE }, PAY_MESSAGE };
};

describe('BillGate’s form', () => {
  it.each([
    ['SERVICE_ID', 'M0000000'],
    ['SERVICE_CODE', '0800'],
    ['ORDER_ID', 'x'.repeat(65)],
    ['ORDER_DATE', '2026'],
    ['AMOUNT', '95.00'],
    ['AMOUNT', '0'],
    ['CURRENCY', '0002'],
    ['RETURN_URL', '/return'],
    ['ITEM_NAME', ''],
    ['USER_NAME', '&#35060;'],
    ['WEBAPI_FLAG', 'N'],
  ])('is rejected when %s is %s', async (field, value) => {
    const answer = await certify(form({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`9300 INVALID PARAMETER ${field}`);
  });

  it('sends the browser back by one script that is named, in EUC-KR and the merchant’s language', async () => {
    const { page, text } = await authenticated();
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'sha256-[^']+'.*form-action 'self' http/,
    );
    expect(text).toContain('accept-charset="EUC-KR"');
    expect(text).toContain('返回商户');
    expect(text).toContain('name="RESPONSE_CODE" value="0000"');
  });
});

describe('an approval', () => {
  it('takes the money once', async () => {
    const { order, PAY_MESSAGE } = await authenticated();
    const approve = () => ask('approve', { ...order, PAY_MESSAGE });
    expect(await approve()).toMatchObject({
      RESPONSE_CODE: '0000',
      RESPONSE_MESSAGE: '승인 성공',
      ORDER_ID: order.ORDER_ID,
      AUTH_AMOUNT: '130000',
    });
    expect(await approve()).toMatchObject({ RESPONSE_CODE: '9402' });
  });

  it('is rejected with another message, and after a cancellation', async () => {
    const { order, PAY_MESSAGE } = await authenticated();
    expect(await ask('approve', { ...order, PAY_MESSAGE: 'another' })).toMatchObject({
      RESPONSE_CODE: '9300',
    });
    const cancel = { ...order, TRANSACTION_ID: '', CANCEL_TYPE: 'C', CANCEL_AMOUNT: '130000' };
    expect(await ask('cancel', cancel)).toMatchObject({ RESPONSE_CODE: '9404' });
    expect(await ask('approve', { ...order, PAY_MESSAGE })).toMatchObject({ RESPONSE_CODE: '9110' });
  });
});

it('cancels parts up to the whole, and the whole once', async () => {
  const { order, PAY_MESSAGE } = await authenticated();
  const { TRANSACTION_ID = '' } = await ask('approve', { ...order, PAY_MESSAGE });
  const cancel = async (CANCEL_TYPE: string, CANCEL_AMOUNT: string) =>
    (await ask('cancel', { ...order, TRANSACTION_ID, CANCEL_TYPE, CANCEL_AMOUNT }))['RESPONSE_CODE'];
  expect(await cancel('P', '30000')).toBe('0000');
  expect(await cancel('P', '100001')).toBe('9300');
  expect(await cancel('P', '100000')).toBe('0000');
  expect(await cancel('P', '1')).toBe('9402');
  const other = await authenticated();
  const { TRANSACTION_ID: id = '' } = await ask('approve', {
    ...other.order,
    PAY_MESSAGE: other.PAY_MESSAGE,
  });
  const all = { ...other.order, TRANSACTION_ID: id, CANCEL_TYPE: 'C', CANCEL_AMOUNT: '130000' };
  expect((await ask('cancel', { ...all, CANCEL_AMOUNT: '1' }))['RESPONSE_CODE']).toBe('9300');
  expect((await ask('cancel', { ...all, TRANSACTION_ID: 'BGX' }))['RESPONSE_CODE']).toBe('9300');
  expect((await ask('cancel', all))['RESPONSE_CODE']).toBe('0000');
  expect((await ask('cancel', all))['RESPONSE_CODE']).toBe('9402');
});
