import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { BadNotification } from '../provider.ts';
import { fgkeyMatches, fgkeyOf } from './fgkey.ts';
import { readFunPayNotification, standingOf } from './notification.ts';

const secret = 'shared';
const reported = {
  refno: 'TRIP1',
  transid: 'T-1_a',
  rescode: '0000',
  reqcur: 'USD',
  reqamt: '100.00',
  mid: 'narae',
  servicetype: 'S005',
};
const signed = (fields: Record<string, string>, key = secret): string =>
  new URLSearchParams({ ...fields, fgkey: fgkeyOf(Object.entries(fields), key) }).toString();
const without = (name: keyof typeof reported): Record<string, string> =>
  Object.fromEntries(Object.entries(reported).filter(([item]) => item !== name));

describe('the signature', () => {
  it('is what the protocol says: sorted characters behind the secret', () => {
    const params = [
      ['b', '2'],
      ['fgkey', 'whatever'],
      ['a', ''],
    ] as const;
    const sorted = [...'b=2&a='].sort().join('');
    const expected = createHash('sha256').update(`shared?${sorted}`).digest('hex').toUpperCase();
    expect(fgkeyOf(params, secret)).toBe(expected);
    expect(fgkeyMatches(new Map([...params, ['fgkey', expected]]), secret)).toBe(true);
    expect(fgkeyMatches(new Map([...params, ['fgkey', expected.toLowerCase()]]), secret)).toBe(false);
    expect(fgkeyMatches(new Map([['a', '']]), secret)).toBe(false);
  });

  it('is another one for every other value that has other characters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const alike = [...a.split('')].sort().join('') === [...b.split('')].sort().join('');
        expect(fgkeyOf([['a', a]], secret) === fgkeyOf([['a', b]], secret)).toBe(alike);
      }),
    );
  });
});

describe('a notification', () => {
  it('is read when it is signed', () => {
    expect(readFunPayNotification(signed(reported), secret)).toEqual({ ...reported, standing: 'paid' });
  });

  it('names no merchant where it has none, and its method under either name', () => {
    expect(readFunPayNotification(signed(without('mid')), secret).mid).toBeNull();
    const other = { ...without('servicetype'), paytype: 'S000' };
    expect(readFunPayNotification(signed(other), secret).servicetype).toBe('S000');
    const both = { ...reported, paytype: 'S000' };
    expect(readFunPayNotification(signed(both), secret).servicetype).toBe('S005');
  });

  it('is rejected when it is not signed by the provider', () => {
    for (const body of [signed(reported, 'other'), new URLSearchParams(reported).toString()]) {
      expect(() => readFunPayNotification(body, secret)).toThrow('The signature is wrong');
      expect(() => readFunPayNotification(body, secret)).toThrow(BadNotification);
    }
  });

  it.each([
    ['refno', ['', 'TRIP 1', 'TRIP1!', '!TRIP1', 'x'.repeat(41)]],
    ['transid', ['T 1', '!', 'T1!', 'x'.repeat(65)]],
    ['rescode', ['', '000', '00000', '000x', 'x0000']],
    ['reqcur', ['', 'usd', 'US', 'USDX', 'xUSD']],
    ['reqamt', ['', '1,000', '-1', '1x', '1'.repeat(17)]],
    ['servicetype', ['', 's005', 'S005!', '!S005', 'S'.repeat(11)]],
  ] as const)('is rejected for a malformed %s', (name, values) => {
    for (const value of values) {
      const body = signed({ ...reported, [name]: value });
      expect(() => readFunPayNotification(body, secret)).toThrow(`The field ${name} is missing`);
    }
  });

  it('may be without a transaction, and its fields as long as they may be', () => {
    expect(readFunPayNotification(signed({ ...reported, transid: '' }), secret).transid).toBe('');
    const long = { refno: 'x'.repeat(40), transid: 'x'.repeat(64), reqamt: '1'.repeat(16) };
    expect(readFunPayNotification(signed({ ...reported, ...long }), secret)).toMatchObject(long);
  });
});

test.each([
  ['0000', 'paid'],
  ['8000', 'pending'],
  ['9317', 'pending'],
  ['9402', 'pending'],
  ['9110', 'closed'],
  ['9999', 'declined'],
  ['0001', 'declined'],
])('the code %s says that a payment is %s', (rescode, standing) => {
  expect(standingOf(rescode)).toBe(standing);
});
