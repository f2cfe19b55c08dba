import fc from 'fast-check';
import { asciiText } from '../src/payment/providers/billgate/ascii.rules.ts';
import { eucKrForm, unescapeEucKr } from '../src/payment/providers/billgate/euc-kr.ts';
import { billGateRequest } from '../src/payment/providers/billgate/request.ts';
import { readReturned } from '../src/payment/providers/billgate/returned.ts';
import { BadNotification, type Charge } from '../src/payment/providers/provider.ts';
import { readForm } from '../src/payment/providers/read-form.ts';

const merchant = {
  payUrl: 'https://pay.billgate.net',
  serviceId: 'M1234567',
  publicOrigin: 'https://shop.example',
};

const charge: Charge = {
  refno: 'TRIP20261121090000123',
  payType: 'U',
  amount: 130_000,
  currency: 'KRW',
  prod_id: 'P000001',
  productInEnglish: 'Café & K-pop in Jeju 🎤',
  product: '首尔',
  quantity: 1,
  mem_id: 'MEM0000000001',
  buyername: '裴国花',
  tel: '8613800138000',
  email: 'pei@example.com',
  lanTp: 'CHN',
  returnToken: 'AbCdEfGhIjKlMnOpQrStUvWx',
  cart_id: 'CART000001',
  reqType: 'P',
  resType: 'PAGE',
};

describe('the form', () => {
  it('is in ASCII, and the same for the same charge', () => {
    const { fields, charset } = billGateRequest(charge, merchant);
    expect(charset).toBe('EUC-KR');
    expect(fields).toMatchObject({
      ORDER_DATE: '20261121090000',
      AMOUNT: '130000',
      CURRENCY: '0000',
      ITEM_NAME: 'Cafe K-pop in Jeju',
      USER_NAME: 'MEM0000000001',
    });
    expect(billGateRequest(charge, merchant).fields).toEqual(fields);
  });

  it('names dollars with cents, and rejects what BillGate does not charge', () => {
    const { fields, reqamt } = billGateRequest({ ...charge, amount: 95, currency: 'USD' }, merchant);
    expect(fields).toMatchObject({ AMOUNT: '95.00', CURRENCY: '0001' });
    expect(reqamt).toBe('95.00');
    expect(() => billGateRequest({ ...charge, currency: 'CNH' }, merchant)).toThrow(RangeError);
  });

  it.each([
    ['Nguyễn Thị Đào', 'Nguyen Thi Dao'],
    ['KIM NARA', 'KIM NARA'],
    ['김나라', 'MEM1'],
    ['  ', 'MEM1'],
  ])('writes %s as %s', (name, written) => {
    expect(asciiText(name, 'MEM1')).toBe(written);
  });

  it('stays on one line of ASCII whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const written = asciiText(text, 'MEM1');
        expect(written).toMatch(/^[\x20-\x7E]{2,100}$/);
        expect(written).not.toMatch(/[\^|&=<>"]/);
      }),
    );
  });
});

describe('what comes back', () => {
  const fields = {
    ORDER_ID: 'TRIP20261121090000123',
    RESPONSE_CODE: '0000',
    RESPONSE_MESSAGE: '인증 성공',
    PAY_MESSAGE: 'a+b/c==&=한글',
  };

  it('is read in EUC-KR, every character as it was sent', () => {
    const body = eucKrForm(fields);
    expect(Object.fromEntries(readForm(body, unescapeEucKr))).toEqual(fields);
    expect(readReturned(body)).toEqual({
      refno: fields.ORDER_ID,
      rescode: '0000',
      authenticated: true,
      payMessage: fields.PAY_MESSAGE,
    });
  });

  it('is not authenticated with another code, nor without a message', () => {
    expect(readReturned(eucKrForm({ ...fields, RESPONSE_CODE: '9110' })).authenticated).toBe(false);
    expect(readReturned(eucKrForm({ ...fields, PAY_MESSAGE: '' })).authenticated).toBe(false);
  });

  it.each([
    ['', 'nothing'],
    ['ORDER_ID=a&ORDER_ID=b&RESPONSE_CODE=0000', 'a name twice'],
    ['RESPONSE_CODE=0000&PAY_MESSAGE=x', 'no order'],
    ['ORDER_ID=..%2Fx&RESPONSE_CODE=0000', 'no number of an order'],
    ['ORDER_ID=TRIP1&RESPONSE_CODE=0000&PAY_MESSAGE=%FF%FE', 'no EUC-KR'],
    [`ORDER_ID=TRIP1&RESPONSE_CODE=0000&PAY_MESSAGE=${'x'.repeat(20_001)}`, 'too long a message'],
  ])('is rejected: %#', (body) => {
    expect(() => readReturned(body)).toThrow(BadNotification);
  });
});
