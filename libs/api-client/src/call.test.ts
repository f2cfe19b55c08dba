import { jest } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { configureClient } from './client-settings.ts';
import { fetchFile } from './download.ts';
import {
  adminRoleSet,
  adminSalesCsv,
  grpCategoryList,
  loginChk,
  memChk,
  myInfoList,
  mycartDelete,
  mycartList,
  paymentCnt,
  productList1,
  session,
} from '@narae/contracts/rows';

type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

const asked: { url: string; init: RequestInit }[] = [];
let answers: ((url: string) => Answer | Promise<Answer>)[] = [];
const onSessionLost = jest.fn();

const bodyOf = (place: number): unknown => JSON.parse(String(asked[place]?.init.body));
const headersOf = (place: number): Record<string, string> =>
  asked[place]?.init.headers as Record<string, string>;
const paths = (): string[] => asked.map(({ url }) => url);

beforeEach(() => {
  asked.length = 0;
  answers = [];
  onSessionLost.mockReset();
  configureClient({ lanTp: () => 'KOR', onSessionLost });
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = answers.shift();
    const { status = 200, body = [], text, headers = {} }: Answer = (await next?.(url)) ?? {};
    return new Response(status === 304 ? null : (text ?? JSON.stringify(body)), { status, headers });
  }) as typeof fetch;
});

const answer = (...list: Answer[]): void => void (answers = list.map((one) => () => one));
const rejection = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError was thrown');
  return error;
};
const expired = { status: 401, body: { error: 'token_expired', message: 'expired' } };

describe('the member that the page shows', () => {
  const cart = { lan_tp: 'KOR', currency: 'KRW' } as const;
  const onSessionChanged = jest.fn();
  beforeEach(() =>
    configureClient({ member: () => 'MEM1', onSessionChanged: () => void onSessionChanged() }),
  );
  afterEach(() => configureClient({ member: () => undefined }));

  it('is named with each call but the one that asks who it is', async () => {
    answer({}, {});
    await call(mycartList, cart);
    await call(session, {});
    expect([headersOf(0)['x-mem-id'], headersOf(1)['x-mem-id']]).toEqual(['MEM1', undefined]);
  });

  it('is said to have changed when the cookie is another’s', async () => {
    answer({ status: 409, body: { error: 'session_changed', message: 'changed' } });
    expect((await rejection(call(mycartList, cart))).error).toBe('session_changed');
    expect(onSessionChanged).toHaveBeenCalledTimes(1);
  });
});

describe('a call', () => {
  it('posts its fields as info, in the language of the page, with the cookies of the site', async () => {
    answer({ body: [{ mem_email: 'a@b.co' }] });
    await expect(call(loginChk, { mem_email: 'a@b.co' })).resolves.toEqual([{ mem_email: 'a@b.co' }]);
    expect(paths()).toEqual(['/api/loginChk']);
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(headersOf(0)).toMatchObject({ 'x-lan-tp': 'KOR', 'content-type': 'application/json' });
    expect(bodyOf(0)).toEqual({ info: { mem_email: 'a@b.co' } });
  });

  it('begins a trace of its own', async () => {
    for (let turn = 0; turn < 2; turn += 1) await call(mycartDelete, { cart_id: 'CART000001' });
    const traces = [0, 1].map((place) => headersOf(place)['traceparent']);
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set(traces).size).toBe(2);
  });

  it('that failed unexpectedly says the number support finds it by; one that was rejected does not', async () => {
    const headers = { 'x-trace-id': '4bf92f3577b34da6a3ce929d0e0e4736' };
    const body = { error: 'internal_fail', message: '문제가 생겼습니다.' };
    answer(
      { status: 500, body, headers },
      { status: 409, body: { ...body, error: 'price_changed' }, headers },
    );
    const failed = await rejection(call(mycartDelete, { cart_id: 'CART000001' }));
    expect([failed.message, failed.traceId]).toEqual([
      '문제가 생겼습니다. (4bf92f35)',
      headers['x-trace-id'],
    ]);
    const rejected = await rejection(call(mycartDelete, { cart_id: 'CART000001' }));
    expect(rejected.message).toBe('문제가 생겼습니다.');
  });

  it('carries the idempotency key of a write', async () => {
    await call(mycartDelete, { cart_id: 'CART000001' }, { idempotencyKey: 'abc' });
    expect(headersOf(0)['idempotency-key']).toBe('abc');
  });

  it('sends no body with GET', async () => {
    answer({ body: { user: null } });
    await call(session, {});
    expect(asked[0]?.init).toMatchObject({ method: 'GET' });
    expect(asked[0]?.init.body).toBeUndefined();
  });

  it('throws what the server rejects with', async () => {
    answer({
      status: 409,
      body: { error: 'cart_duplicate', message: '이미 담겨 있습니다', field: 'prod_id' },
    });
    const error = await rejection(call(mycartDelete, { cart_id: 'CART000001' }));
    expect(error).toMatchObject({
      status: 409,
      error: 'cart_duplicate',
      message: '이미 담겨 있습니다',
      field: 'prod_id',
    });
    expect(error.temporary).toBe(false);
  });

  it('takes a proxy’s page for a server in trouble', async () => {
    answer({ status: 502, text: '<html>Bad gateway</html>' });
    const error = await rejection(call(grpCategoryList, {}));
    expect(error).toMatchObject({ status: 502, error: 'server_fail' });
    expect(error.temporary).toBe(true);
  });

  it('does not ask again for a search that ran out of its time', async () => {
    answer({ status: 503, body: { error: 'search_too_long', message: 'More words, please' } });
    expect((await rejection(call(grpCategoryList, {}))).timedOut).toBe(true);
  });

  it('says network_fail when no answer comes', async () => {
    answers = [() => Promise.reject(new TypeError('fetch failed'))];
    expect(await rejection(call(grpCategoryList, {}))).toMatchObject({ status: 0, error: 'network_fail' });
  });

  it('knows when a time limit has run out, its own or the edge’s', async () => {
    answers = [() => Promise.reject(new DOMException('late', 'TimeoutError'))];
    expect((await rejection(call(grpCategoryList, {}))).timedOut).toBe(true);
    answer({ status: 504, body: { error: 'service_unavailable', message: 'later' } });
    expect((await rejection(call(grpCategoryList, {}))).timedOut).toBe(true);
    answer({ status: 503, body: { error: 'service_unavailable', message: 'later' } });
    expect((await rejection(call(grpCategoryList, {}))).timedOut).toBe(false);
  });

  it('says aborted when the page gave up', async () => {
    answers = [() => Promise.reject(new DOMException('gone', 'AbortError'))];
    expect(await rejection(call(grpCategoryList, {}))).toMatchObject({ status: 0, error: 'aborted' });
  });
});

describe('an expired session', () => {
  it('is renewed once and the call repeated', async () => {
    answer(expired, { body: { user: null } }, { body: [] });
    await expect(call(mycartList, { currency: 'KRW', lan_tp: 'KOR' })).resolves.toEqual([]);
    expect(paths()).toEqual(['/api/mycartList', '/auth/refresh', '/api/mycartList']);
  });

  it('is renewed once for all calls that find it expired', async () => {
    const seen = new Map<string, number>();
    const byPath = async (url: string): Promise<Answer> => {
      const times = (seen.get(url) ?? 0) + 1;
      seen.set(url, times);
      if (url === '/auth/refresh') return { body: { user: null } };
      return times === 1 ? expired : { body: [] };
    };
    answers = Array.from({ length: 8 }, () => byPath);
    await Promise.all([
      call(mycartList, { currency: 'KRW', lan_tp: 'KOR' }),
      call(paymentCnt, { txn_type: 'T' }),
      call(myInfoList, { mem_id: 'MEM0000000001' }),
    ]);
    expect(seen.get('/auth/refresh')).toBe(1);
    expect(asked).toHaveLength(7);
  });

  it('that cannot be renewed rejects the call and ends the session', async () => {
    answer(expired, { status: 401, body: { error: 'login_required', message: '' } });
    expect(await rejection(call(mycartList, { currency: 'KRW', lan_tp: 'KOR' }))).toMatchObject({
      status: 401,
      error: 'token_expired',
    });
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('is not given up because the server is in trouble', async () => {
    answer(expired, { status: 503, body: {} });
    const error = await rejection(call(mycartList, { currency: 'KRW', lan_tp: 'KOR' }));
    expect(error).toMatchObject({ status: 503, error: 'service_unavailable', temporary: true });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it.each(['login_required', 'comment_login_fail'])(
    'is told from one that ended (%s), which nothing renews',
    async (error) => {
      answer({ status: 401, body: { error, message: '로그인' } });
      expect(await rejection(call(mycartList, { currency: 'KRW', lan_tp: 'KOR' }))).toMatchObject({
        error,
      });
      expect(paths()).toEqual(['/api/mycartList']);
      expect(onSessionLost).toHaveBeenCalledTimes(1);
    },
  );

  it('is told from a wrong password', async () => {
    answer({ status: 401, body: { error: 'common_login_email_password_fail', message: '' } });
    await rejection(call(memChk, { mem_email: 'a@b.co', mem_password: 'x' }));
    expect(paths()).toEqual(['/memChk']);
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

describe('asking again', () => {
  const info = { currency: 'USD', lan_tp: 'ENG' } as const;

  it('brings only what has changed: the answer at hand serves when it is still the same', async () => {
    const rows = [{ prod_id: 'P1' }];
    answer(
      { body: rows, headers: { etag: 'W/"a"' } },
      { status: 304 },
      { body: [], headers: { etag: 'W/"b"' } },
    );
    const first = await call(productList1, info);
    const again = await call(productList1, info);
    expect(headersOf(0)['if-none-match']).toBeUndefined();
    expect(headersOf(1)['if-none-match']).toBe('W/"a"');
    expect(again).toEqual(rows);
    // Its own copy: what one screen does to its rows is not another's matter.
    expect(again).not.toBe(first);
    expect(await call(productList1, info)).toEqual([]);
  });

  it('is a question of its own in other words, and where the server marked nothing', async () => {
    answer({ body: [], headers: { etag: 'W/"a"' } }, { body: [] }, { body: [] });
    await call(productList1, { ...info, prod_type: 'CG001' });
    await call(productList1, { ...info, prod_type: 'CG002' });
    await call(productList1, { ...info, prod_type: 'CG002' });
    expect(headersOf(1)['if-none-match']).toBeUndefined();
    expect(headersOf(2)['if-none-match']).toBeUndefined();
  });
});

describe('a call that has an administrator confirm that it is they', () => {
  const needed = { status: 403, body: { error: 'confirm_needed', message: '다시 확인해 주세요' } };
  const info = { mem_id: 'MEM0000000007', role: 'gate', seen: null } as const;
  const options = { idempotencyKey: 'the-same-key' };
  const success = { body: { msg: 'success' } };
  const onConfirmNeeded = jest.fn<() => Promise<boolean>>();
  beforeEach(() => {
    onConfirmNeeded.mockReset();
    configureClient({ onConfirmNeeded });
  });

  it('is made once more, under the same key, after it was confirmed', async () => {
    answer(needed, success);
    onConfirmNeeded.mockResolvedValue(true);
    await expect(call(adminRoleSet, info, options)).resolves.toEqual({ msg: 'success' });
    expect(paths()).toEqual([adminRoleSet.path, adminRoleSet.path]);
    expect([0, 1].map((place) => [bodyOf(place), headersOf(place)['idempotency-key']])).toEqual([
      [{ info }, 'the-same-key'],
      [{ info }, 'the-same-key'],
    ]);
  });

  it('is not made again where it was not', async () => {
    answer(needed);
    onConfirmNeeded.mockResolvedValue(false);
    expect(await rejection(call(adminRoleSet, info, options))).toMatchObject({
      error: 'confirm_needed',
      message: '다시 확인해 주세요',
    });
    expect(paths()).toEqual([adminRoleSet.path]);
  });

  it('asks no second time where the server is not content', async () => {
    answer(needed, needed);
    onConfirmNeeded.mockResolvedValue(true);
    expect((await rejection(call(adminRoleSet, info, options))).error).toBe('confirm_needed');
    expect(onConfirmNeeded).toHaveBeenCalledTimes(1);
  });

  it('renews a session that ran out while it was asked', async () => {
    answer(needed, expired, { body: { user: null } }, success);
    onConfirmNeeded.mockResolvedValue(true);
    await expect(call(adminRoleSet, info, options)).resolves.toEqual({ msg: 'success' });
    expect(paths()).toEqual([adminRoleSet.path, adminRoleSet.path, '/auth/refresh', adminRoleSet.path]);
  });

  it('is told from other rejections', async () => {
    answer({ status: 403, body: { error: 'role_needed_owner', message: '' } });
    expect((await rejection(call(adminRoleSet, info))).error).toBe('role_needed_owner');
    expect(onConfirmNeeded).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const info = { by: 'day', from: '2026-11-01', to: '2026-11-30' } as const;

  it('comes with the name the server gave it', async () => {
    answer({
      text: 'a,b',
      headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="sales-day.csv"' },
    });
    const { name, content } = await fetchFile(adminSalesCsv, info);
    expect([name, content.type, await content.text()]).toEqual(['sales-day.csv', 'text/csv', 'a,b']);
    expect(paths()).toEqual(['/api/admin/salesCsv/day/2026-11-01/2026-11-30']);
  });

  it('is not made of a rejection', async () => {
    answer({ status: 403, body: { error: 'confirm_needed', message: '다시 확인해 주세요' } });
    configureClient({ onConfirmNeeded: async () => false });
    expect((await rejection(fetchFile(adminSalesCsv, info))).error).toBe('confirm_needed');
    answer({ status: 400, body: { error: 'sales_days_most', message: '' } });
    expect((await rejection(fetchFile(adminSalesCsv, info))).error).toBe('sales_days_most');
  });
});
