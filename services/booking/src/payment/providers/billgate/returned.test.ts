import { BadNotification } from '../provider.ts';
import { readReturned } from './returned.ts';

const returned = { ORDER_ID: 'TRIP1', RESPONSE_CODE: '0000', PAY_MESSAGE: 'message' };
const form = (over: Partial<typeof returned> = {}): string =>
  Object.entries({ ...returned, ...over })
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

test('a shopper who has authenticated themselves brings the message that the approval is asked with', () => {
  expect(readReturned(form())).toEqual({
    refno: 'TRIP1',
    rescode: '0000',
    authenticated: true,
    payMessage: 'message',
  });
});

test('another code, or no message, means that they have not', () => {
  expect(readReturned(form({ RESPONSE_CODE: '0001' })).authenticated).toBe(false);
  expect(readReturned(form({ PAY_MESSAGE: '' })).authenticated).toBe(false);
  expect(readReturned('ORDER_ID=TRIP1&RESPONSE_CODE=0000')).toMatchObject({
    authenticated: false,
    payMessage: '',
  });
});

test('a message in EUC-KR is read, and one that is none is rejected', () => {
  expect(readReturned(form({ PAY_MESSAGE: '%B0%A1+x' })).payMessage).toBe('가 x');
  expect(() => readReturned(form({ PAY_MESSAGE: 'x%B0' }))).toThrow('PAY_MESSAGE is malformed');
});

test('a message is at most 20,000 characters long', () => {
  expect(readReturned(form({ PAY_MESSAGE: 'x'.repeat(20_000) })).payMessage).toHaveLength(20_000);
  expect(() => readReturned(form({ PAY_MESSAGE: 'x'.repeat(20_001) }))).toThrow(BadNotification);
});

test.each<[keyof typeof returned, string[]]>([
  ['ORDER_ID', ['', 'TRIP-1', 'TRIP1!', '!TRIP1', 'x'.repeat(65)]],
  ['RESPONSE_CODE', ['', '00 00', '0000!', '!0000', '0'.repeat(11)]],
])('%s has its form', (name, values) => {
  for (const value of values)
    expect(() => readReturned(form({ [name]: value }))).toThrow(`The field ${name} is missing`);
});

test('references and codes may be as long as they may be', () => {
  const long = { ORDER_ID: 'x'.repeat(64), RESPONSE_CODE: '0'.repeat(10) };
  expect(readReturned(form(long))).toMatchObject({ refno: long.ORDER_ID, rescode: long.RESPONSE_CODE });
});
