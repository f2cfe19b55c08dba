import fc from 'fast-check';
import { readBookingConfig } from '../src/config.ts';
import { decimalAmount, sameAmount } from '../src/payment/providers/decimal.rules.ts';
import { fgkeyMatches } from '../src/payment/providers/funpay/fgkey.ts';
import { readFunPayNotification } from '../src/payment/providers/funpay/notification.ts';
import { readForm } from '../src/payment/providers/read-form.ts';
import { funPayRequest } from '../src/payment/providers/funpay/request.ts';
import { plainText } from '../src/payment/providers/plain-text.rules.ts';
import { BadNotification, type Charge } from '../src/payment/providers/provider.ts';

const merchant = {
  url: 'https://pay.example',
  mid: 'P00000000000',
  secret: 'a secret of some length',
  publicOrigin: 'https://shop.example',
};

const charge: Charge = {
  refno: 'TRIP202611210900001',
  payType: 'A',
  amount: 688,
  currency: 'CNH',
  prod_id: 'P000001',
  productInEnglish: 'K-pop in Seoul',
  mem_id: 'MEM0000000001',
  product: '首尔 K-pop 之旅 🎤 ^vip^|两天一夜|',
  quantity: 3,
  buyername: '裴国花',
  tel: '01010041004',
  email: 'pei@example.com',
  lanTp: 'CHN',
  returnToken: 'AbCdEfGhIjKlMnOpQrStUvWx',
  cart_id: 'CART000001',
  reqType: 'M',
  resType: 'PAGE',
};

describe('the payment form', () => {
  it('carries every field the provider asks for, signed as sent', () => {
    const { action, fields } = funPayRequest(charge, merchant);
    expect(action).toBe('https://pay.example/payment/payment.icb');
    expect(fields).toMatchObject({
      ver: 'V2',
      mid: 'P00000000000',
      servicetype: 'S000',
      refno: charge.refno,
      reqcur: 'CNY',
      reqamt: '688.00',
      buyername: '裴国花',
      product: '首尔 K-pop 之旅 vip 两天一夜',
      reqtype: 'M',
      restype: 'PAGE',
      returnurl:
        'https://shop.example/payment/icb/return?refno=TRIP202611210900001&token=AbCdEfGhIjKlMnOpQrStUvWx',
      statusurl: 'https://shop.example/payment/icb/status',
    });
    expect(JSON.parse(fields['trade_information'] ?? '')).toEqual({
      business_type: 4,
      goods_info: '首尔 K-pop 之旅 vip 两天一夜^3',
      total_quantity: 3,
    });
    expect(fgkeyMatches(new Map(Object.entries(fields)), merchant.secret)).toBe(true);
  });

  it('describes the goods in each method’s format', () => {
    const fieldsOf = (payType: 'W' | 'P'): Record<string, string> =>
      funPayRequest({ ...charge, payType, currency: payType === 'P' ? 'KRW' : 'CNH' }, merchant).fields;
    expect(JSON.parse(fieldsOf('W')['trade_information'] ?? '')).toEqual({
      goods_detail: [{ goods_name: '首尔 K-pop 之旅 vip 两天一夜', quantity: 3 }],
    });
    const payPal = fieldsOf('P');
    expect(payPal).toMatchObject({ servicetype: 'S005', reqamt: '688' });
    expect(JSON.parse(payPal['trade_information'] ?? '')).toEqual({
      business_type: 4,
      goods_info: '首尔 K-pop 之旅 vip 两天一夜^3',
      total_quantity: 3,
    });
  });

  it('cleans any text down to one line without ^, | and anything beyond the basic plane', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const clean = plainText(text);
        expect(clean).not.toMatch(/[\^|\n\r\t]|[\uD800-\uDFFF]/);
        expect(clean.length).toBeLessThanOrEqual(120);
        expect(plainText(clean)).toBe(clean);
      }),
    );
    expect(plainText('Hanbok 👘👩‍👩‍👧 day ☀️ 100 %')).toBe('Hanbok day 100 %');
  });
});

describe('amounts', () => {
  it('compare as decimals, and only as decimals', () => {
    expect(sameAmount('100', '100.00')).toBe(true);
    expect(sameAmount('100.5', '100.50')).toBe(true);
    expect(sameAmount('1.00', '0.10')).toBe(false);
    for (const wrong of ['', '-1', '1e2', '1,000.00', '1.001', ' 1', '0x1', 'NaN']) {
      expect(sameAmount(wrong, wrong)).toBe(false);
    }
    expect(decimalAmount(95, 'USD')).toBe('95.00');
    expect(decimalAmount(120000, 'KRW')).toBe('120000');
  });
});

describe('a notification’s body', () => {
  const broken: readonly [what: string, body: string][] = [
    ['the same name twice', 'refno=TRIP1&reqamt=1.00&reqamt=0.10'],
    ['the same name twice, once escaped', 'refno=TRIP1&re%66no=TRIP2'],
    ['bytes that are not UTF-8', 'refno=%ff%fe'],
    ['no form at all', '{"refno":"TRIP1"}'],
    ['nothing', ''],
    ['200 fields', Array.from({ length: 200 }, (_, at) => `f${at}=1`).join('&')],
  ];

  it.each(broken)('is rejected with %s', (_what, body) => {
    expect(() => readForm(body)).toThrow(BadNotification);
  });

  it('is rejected without a valid signature before its fields are read', () => {
    expect(() => readFunPayNotification('refno=TRIP1&rescode=0000&fgkey=00', merchant.secret)).toThrow(
      'The signature is wrong',
    );
  });
});

describe('the payment settings', () => {
  const own = {
    DOCUMENT_KEY: 'ab'.repeat(32),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'https://narae.example',
  };
  const read = (env: Record<string, string> = {}) => readBookingConfig({ ...own, ...env }).payments;

  it('default to the sandbox outside production', () => {
    expect(read().funpay).toMatchObject({ mid: 'P00000000000', url: 'http://127.0.0.1:3001' });
  });

  it('have no defaults in production, and no sandbox there', () => {
    const production = {
      NODE_ENV: 'production',
      FUNPAY_URL: 'https://online.funpay.co.kr',
      FUNPAY_MID: 'P12345678901',
      FUNPAY_SECRET: 'a real secret of some length',
    };
    expect(read(production).funpay.url).toBe('https://online.funpay.co.kr');
    expect(() => read({ NODE_ENV: 'production' })).toThrow('FUNPAY_SECRET is missing');
    const wrong = { FUNPAY_SECRET: 'narae-sandbox-secret' };
    expect(() => read({ ...production, ...wrong })).toThrow('FUNPAY_SECRET: must not be the published one');
    expect(() => read({ ...production, ALLOW_SANDBOX_OUTCOME: 'true' })).toThrow('must be off');
    expect(() => read({ ...production, FUNPAY_URL: 'http://pay.example' })).toThrow('https');
  });
});
