import { ApiError, call } from '@narae/api-client';
import { travellersSave } from '@narae/contracts/rows';
import { renderHook } from '@testing-library/react';
import { useCallOnce } from './use-call-once.ts';

type Answer = Response | Error;

let answers: Answer[];
let keys: (string | null)[];
beforeEach(() => {
  keys = [];
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const answer = answers.shift() ?? Response.json({ msg: 'success' });
    if (answer instanceof Error) throw answer;
    return answer;
  }) as typeof fetch;
});

const lost = new TypeError('the network is away');
const rejected = (status: number, error: string) => Response.json({ error, message: 'No.' }, { status });

type Info = Parameters<typeof call<typeof travellersSave>>[1];
const form: Info = {
  cart_id: 'CART1',
  tel: '1',
  email: 'a@example.com',
  travellers: [],
  lan_tp: 'ENG',
  currency: 'USD',
};

const press = async (infos: readonly Info[]): Promise<number> => {
  const { result } = renderHook(() => useCallOnce());
  for (const info of infos)
    await result.current(travellersSave, info).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  return new Set(keys).size;
};

it.each([
  ['no answer came', lost],
  ['the server was at fault', rejected(503, 'service_unavailable')],
  ['the first is still at it', rejected(409, 'idempotency_running')],
])('sends the same under the same key again where %s', async (_, first) => {
  answers = [first, lost];
  expect(await press([form, form, form])).toBe(1);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
});

it('sends something else under a key of its own, also where no answer came', async () => {
  answers = [lost, lost];
  expect(await press([form, { ...form, tel: '2' }, form])).toBe(3);
});

it.each([
  ['was done', Response.json({ msg: 'success' })],
  ['was rejected', rejected(409, 'version_conflict')],
])('takes the next press for another wish once the first %s', async (_, first) => {
  answers = [first];
  expect(await press([form, form])).toBe(2);
});
