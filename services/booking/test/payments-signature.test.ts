import fc from 'fast-check';
import { fgkeyMatches, fgkeyOf } from '../src/payment/providers/funpay/fgkey.ts';
import { readForm } from '../src/payment/providers/read-form.ts';

const secret = '12AE98E356C23351B1D74A3937B627A0';

/** The provider's published example. */
const vector =
  'refno=20231114181526&expiretime=&walletId=CONNECT_WALLET&ver=V2&product=兰芝 雪纱丝柔气垫隔离霜 SPF22 PA++&reqamt=1.00&statusurl=http://onlinetest.funpay.co.kr:8079/demo/statusurl.jsp&refer_url=http://testmerchant.com&insmonth=&mid=P00000000000&mname=&param3=&reqcur=USD&param1=&param2=&restype=JSON&servicetype=S000&paypal_additional_data=&trade_information={"business_type":4,"goods_info":"pencil^2|eraser^5|iPhone XS 256G^1","total_quantity":8}&reqtype=P&tel=010-1004-1004&returnurl=https://onlinetest.funpay.co.kr/demo/paymentResult.jsp&email=test@icbnet.co.kr&buyername=裴国花';

const asParams = (text: string): [string, string][] =>
  text.split('&').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });

const name = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => text !== 'fgkey' && !/[&=]/.test(text));
const params = fc.dictionary(name, fc.string({ unit: 'binary', maxLength: 30 }), { maxKeys: 12 });

describe('fgkey', () => {
  it('gives the result of the provider’s example', () => {
    expect(fgkeyOf(asParams(vector), secret)).toBe(
      '901E63C166D93CB5D94C294CC18C88E5B16593DDEA56E1E6D3BAEBB1A03900CC',
    );
  });

  it('leaves the signature itself out and does not mind the order of the fields', () => {
    const reversed: [string, string][] = [...asParams(vector).reverse(), ['fgkey', 'whatever']];
    expect(fgkeyOf(reversed, secret)).toBe(fgkeyOf(asParams(vector), secret));
  });

  it('accepts what it signed after a trip through a form, and nothing signed with another secret', () => {
    fc.assert(
      fc.property(params, (fields) => {
        const form = (key: string): Map<string, string> =>
          readForm(new URLSearchParams({ ...fields, fgkey: key }).toString());
        expect(fgkeyMatches(form(fgkeyOf(Object.entries(fields), secret)), secret)).toBe(true);
        expect(fgkeyMatches(form(fgkeyOf(Object.entries(fields), 'another secret')), secret)).toBe(false);
      }),
    );
  });

  it('rejects a field that was added, and keys of another length', () => {
    const signed = new Map([
      ...asParams('a=1&b=2'),
      ['fgkey', fgkeyOf(asParams('a=1&b=2'), secret)] as const,
    ]);
    expect(fgkeyMatches(new Map([...signed, ['c', '3']]), secret)).toBe(false);
    expect(fgkeyMatches(new Map([...signed, ['fgkey', '']]), secret)).toBe(false);
    expect(fgkeyMatches(new Map([...signed, ['fgkey', 'é'.repeat(64)]]), secret)).toBe(false);
  });

  it('does not notice characters that move between fields, which is why values are compared as well', () => {
    const signOf = (reqamt: string, refno: string): string =>
      fgkeyOf(
        [
          ['reqamt', reqamt],
          ['refno', refno],
        ],
        secret,
      );
    expect(signOf('1.00', 'TRIP7')).toBe(signOf('0.10', 'TRIP7'));
    expect(signOf('95.00', 'TRIP7')).toBe(signOf('75.00', 'TRIP9'));
  });
});
