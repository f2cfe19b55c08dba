import { plainAttempt } from '../../../test/support/plain-booking.ts';
import { differenceOf } from './match-report.rules.ts';
import type { PaymentReport } from '../providers/provider.ts';

const attempt = plainAttempt({ fields: { mid: 'narae', servicetype: 'S005' } });
const report: PaymentReport = {
  refno: 'TRIP1',
  transid: 'T1',
  rescode: '0000',
  standing: 'paid',
  reqcur: 'USD',
  reqamt: '100.00',
  mid: 'narae',
  servicetype: 'S005',
};

test('a report about what was asked for differs in nothing, whatever the form of its amount', () => {
  expect(differenceOf(report, attempt)).toBeNull();
  expect(differenceOf({ ...report, reqamt: '100' }, attempt)).toBeNull();
  expect(differenceOf({ ...report, mid: null, servicetype: null }, attempt)).toBeNull();
  expect(differenceOf({ ...report, standing: 'declined', transid: '' }, attempt)).toBeNull();
});

test.each<[string, Partial<PaymentReport>]>([
  ['reference', { refno: 'TRIP2' }],
  ['merchant', { mid: 'other' }],
  ['merchant', { mid: '' }],
  ['method', { servicetype: 'S000' }],
  ['method', { servicetype: '' }],
  ['currency', { reqcur: 'KRW' }],
  ['amount', { reqamt: '100.01' }],
  ['amount', { reqamt: '1.00' }],
  ['amount', { reqamt: '' }],
  ['no-transaction', { transid: '' }],
])('the difference is its %s: %j', (kind, over) => {
  expect(differenceOf({ ...report, ...over }, attempt)).toBe(kind);
});

test('of several differences the first is told', () => {
  const other = { ...report, refno: 'TRIP2', mid: 'x', servicetype: 'x', reqcur: 'KRW', reqamt: '1' };
  expect(differenceOf(other, attempt)).toBe('reference');
  expect(differenceOf({ ...other, refno: 'TRIP1' }, attempt)).toBe('merchant');
  expect(differenceOf({ ...report, reqcur: 'KRW', reqamt: '1', transid: '' }, attempt)).toBe('currency');
  expect(differenceOf({ ...report, reqamt: '1', transid: '' }, attempt)).toBe('amount');
});

test('an attempt that was sent without a method is matched by none', () => {
  const bare = plainAttempt();
  expect(differenceOf({ ...report, mid: null, servicetype: null }, bare)).toBeNull();
  expect(differenceOf({ ...report, mid: null }, bare)).toBe('method');
});
