import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { LAN_TPS } from '@narae/contracts/languages';
import { errorText } from '@narae/i18n/errors';
import { DomainError, serve } from '../src/index.ts';
import { testCalls as calls } from './support/calls.ts';
import { cookieOf, startKit } from './support/kit.ts';

const handled = jest.fn();
const listed = jest.fn();
let carts = 0;
let kit: Awaited<ReturnType<typeof startKit>>;

beforeAll(async () => {
  kit = await startKit(async (app) => {
    serve(app, calls.publicList, async (input) => {
      listed(input);
      return [{ prod_id: 'P1', secret: 'inner' }];
    });
    serve(app, calls.repeated, async ({ currency }) => ({ currency }));
    serve(app, calls.change, async (input) => {
      handled(input);
      if (input.prod_id === 'UNDECLARED') throw new DomainError('already_paid');
      if (input.prod_id === 'FULL') throw new DomainError('seats_not_enough', { params: { left: 2 } });
      if (input.prod_id === 'BROKEN') throw new Error('connection string mongodb://secret');
      if (input.prod_id === 'ENDLESS')
        throw Object.assign(new Error('operation exceeded time limit'), { code: 50 });
      return { msg: 'success', cart_id: `CART${(carts += 1)}` };
    });
    serve(app, calls.updated, async (input) => {
      handled(input);
      return { msg: 'success' };
    });
    serve(app, calls.admin, async () => ({ msg: 'success' }));
    serve(app, calls.file, async ({ mem_file_id }, { reply, replied }) => {
      reply.type('image/png').send(Buffer.from(mem_file_id));
      return replied;
    });
    serve(app, calls.provider, async (fields, { reply }) => {
      handled(fields);
      reply.type('text/plain');
      return 'SUCCESS';
    });
  });
});
afterAll(() => kit.close());
beforeEach(() => {
  handled.mockClear();
  listed.mockClear();
});

const member = { mem_id: 'MEM1' };

async function post(
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
  as: object | null = member,
) {
  const answer = await kit.app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      'content-type': 'application/json',
      ...(as ? { cookie: await cookieOf({ ...member, ...as }) } : {}),
      ...headers,
    },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, json: () => answer.json() };
}

const cart = '/api/mycartInsert';
const good = { prod_id: 'P1', adult_cnt: 1 };

describe('a page that shows another member than the cookie’s', () => {
  const shown = (mem_id: string) => ({ 'x-mem-id': mem_id, 'x-lan-tp': 'KOR' });

  test('does nothing, whatever it calls', async () => {
    const answer = await post(cart, { info: good }, shown('MEM2'));
    expect([answer.status, answer.json().error]).toEqual([409, 'session_changed']);
    expect(answer.json().message).toBe(errorText('KOR', 'session_changed'));
    expect((await post(cart, { info: good }, shown('MEM2'), null)).json().error).toBe('login_required');
    expect(handled).not.toHaveBeenCalled();
  });

  test('the cookie’s own page, and a client that names nobody, go on', async () => {
    expect((await post(cart, { info: good }, shown('MEM1'))).status).toBe(200);
    expect((await post(cart, { info: good })).status).toBe(200);
  });
});

describe('bad input', () => {
  const deep = '[{"opt_code":"A","participant_cnt":51}]';
  test.each<[string, unknown, number, string, string | undefined]>([
    ['broken JSON', '{"info": ', 400, 'invalid_body', undefined],
    ['a prototype in JSON', '{"info":{"__proto__":{"admin":true}}}', 400, 'invalid_body', undefined],
    ['a list as body', [], 400, 'invalid_body', undefined],
    ['text as body', '"hello"', 400, 'invalid_body', undefined],
    ['info and params at once', { info: good, params: [] }, 400, 'invalid_body', undefined],
    ['info that is no object', { info: 'x' }, 400, 'invalid_value', 'info'],
    ['a field beside info', { info: good, where: 1 }, 400, 'unknown_field', 'where'],
    ['an unknown field', { info: { ...good, price: 1 } }, 400, 'unknown_field', 'price'],
    [
      'an unknown field deep inside',
      { info: { ...good, options: [{ opt_code: 'A', participant_cnt: 1, x: 1 }] } },
      400,
      'unknown_field',
      'options.0.x',
    ],
    [
      'an operator for a string',
      { info: { ...good, prod_id: { $ne: null } } },
      400,
      'invalid_value',
      'prod_id',
    ],
    ['a list for a string', { info: { ...good, prod_id: ['P1'] } }, 400, 'invalid_value', 'prod_id'],
    ['nothing for a string', { info: { adult_cnt: 1 } }, 400, 'invalid_value', 'prod_id'],
    ['null for a string', { info: { ...good, prod_id: null } }, 400, 'invalid_value', 'prod_id'],
    ['a negative count', { info: { ...good, adult_cnt: -1 } }, 400, 'invalid_value', 'adult_cnt'],
    ['a broken count', { info: { ...good, adult_cnt: 1.5 } }, 400, 'invalid_value', 'adult_cnt'],
    ['a count as text', { info: { ...good, adult_cnt: '1' } }, 400, 'invalid_value', 'adult_cnt'],
    ['a count beyond JSON', '{"info":{"prod_id":"P1","adult_cnt":1e999}}', 400, 'invalid_value', 'adult_cnt'],
    [
      'too large a count',
      `{"info":{"prod_id":"P1","adult_cnt":1,"options":${deep}}}`,
      400,
      'invalid_value',
      'options.0.participant_cnt',
    ],
    [
      'an empty field with a message of its own',
      { info: { ...good, mem_email: '' } },
      400,
      'login_email_input',
      'mem_email',
    ],
    [
      'more than a body may hold',
      `{"info":{"prod_id":"${'x'.repeat(300_000)}"}}`,
      413,
      'body_too_large',
      undefined,
    ],
    ["somebody else's mem_id", { info: { ...good, mem_id: 'MEM2' } }, 403, 'not_own', 'mem_id'],
    ['an empty body', '', 400, 'invalid_value', 'prod_id'],
  ])('%s is rejected', async (_what, payload, status, error, field) => {
    const answer = await post(cart, payload);
    expect({ status: answer.status, ...answer.json() }).toEqual({
      status,
      error,
      message: expect.stringMatching(/\S/),
      ...(field === undefined ? {} : { field }),
    });
    expect(handled).not.toHaveBeenCalled();
  });

  test('other content types are rejected', async () => {
    const form = await post(cart, 'prod_id=P1&adult_cnt=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const xml = await post(cart, '<a/>', { 'content-type': 'application/xml' });
    expect([form.status, xml.status]).toEqual([415, 415]);
  });
});

describe('positional bodies of old clients', () => {
  test('values are named by the call table, a repeated name once', async () => {
    const answer = await post('/api/mycartList', {
      params: ['KRW', 'KRW', 'KRW', 'KRW', 'KRW', 'MEM1', 'KOR'],
    });
    expect(answer.json()).toEqual({ currency: 'KRW' });
  });
  test('a repeated name with two values is rejected', async () => {
    const answer = await post('/api/mycartList', {
      params: ['KRW', 'USD', 'KRW', 'KRW', 'KRW', 'MEM1', 'KOR'],
    });
    expect(answer.json()).toMatchObject({ error: 'invalid_value', field: 'currency' });
  });
  test('info brings its own fields beside the named ones', async () => {
    await post('/api/reservInfoUpdate', { params: [{ email: 'a@b.cd' }, 'ORDER1'] });
    expect(handled).toHaveBeenCalledWith({ email: 'a@b.cd', order_id: 'ORDER1' });
  });
  test.each([
    ['too many values', ['KRW', 'KRW', 'KRW', 'KRW', 'KRW', 'MEM1', 'KOR', 'more']],
    ['no list', { 0: 'KRW' }],
  ])('%s are rejected', async (_what, params) => {
    expect((await post('/api/mycartList', { params })).json()).toMatchObject({
      error: 'invalid_value',
      field: 'params',
    });
  });
});

test('a body that nests too deep is rejected before anything walks through it', async () => {
  for (const depth of [17, 20_000]) {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const answer = await kit.app.inject({
      method: 'POST',
      url: calls.repeated.path,
      payload: `{"params":[${deep},${deep}]}`,
      headers: { 'content-type': 'application/json', host: 'shop.test', origin: 'http://shop.test' },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_body']);
  }
});

describe('who may call', () => {
  test('a public call answers a visitor, without what the contract does not declare', async () => {
    const answer = await post(
      '/api/productList1',
      { info: { currency: 'USD', lan_tp: 'ENG', prod_type: 'CG001' } },
      {},
      null,
    );
    expect(answer.json()).toEqual([{ prod_id: 'P1' }]);
  });
  test.each([
    ['a visitor', null, 401, 'login_required'],
    ['an expired session', { ttl: -5 }, 401, 'token_expired'],
    ['a token signed for something else', { issuer: 'narae/reset' }, 401, 'login_required'],
    ['a token signed for others', { audience: 'another/site' }, 401, 'login_required'],
    ['a token from before they said for whom', { audience: null }, 401, 'token_expired'],
  ])('%s is rejected before the input is looked at', async (_who, as, status, error) => {
    const answer = await post(cart, { info: { nonsense: 1 } }, {}, as);
    expect({ status: answer.status, error: answer.json().error }).toEqual({ status, error });
  });
  test('a forged token is no session', async () => {
    const cookie = (await cookieOf(member)).slice(0, -4) + 'AAAA';
    expect((await post(cart, { info: good }, { cookie }, null)).json().error).toBe('login_required');
  });
  test('administration is for administrators', async () => {
    expect((await post('/smtp/email/test', {})).json()).toMatchObject({ error: 'admin_only' });
    expect((await post('/smtp/email/test', {}, {}, { adm: 1 })).status).toBe(200);
  });
});

describe('where a change comes from', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['the same host', { origin: 'http://shop.test' }, 200],
    ['the same host under another scheme', { origin: 'https://shop.test' }, 403],
    ['the configured address', { origin: 'https://narae.example' }, 200],
    ['nowhere, with a session', { origin: '' }, 403],
    ['nowhere, but the browser says same-origin', { origin: '', 'sec-fetch-site': 'same-origin' }, 200],
    ['a neighbour by the browser', { origin: '', 'sec-fetch-site': 'same-site' }, 403],
  ])('%s', async (_what, { origin, ...more }, status) => {
    const answer = await kit.app.inject({
      method: 'POST',
      url: cart,
      payload: { info: good },
      headers: { host: 'shop.test', cookie: await cookieOf(member), ...(origin ? { origin } : {}), ...more },
    });
    expect(answer.statusCode).toBe(status);
  });

  test('a provider may post its form from anywhere, but no field twice', async () => {
    const form = (payload: string) =>
      post('/payment/icb/status', payload, {
        origin: 'https://provider.example',
        'content-type': 'application/x-www-form-urlencoded',
      });
    const answer = await form('refno=TRIP1&rescode=0000&resmsg=%EC%84%B1%EA%B3%B5');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      'SUCCESS',
      'text/plain',
    ]);
    expect(handled).toHaveBeenCalledWith({ refno: 'TRIP1', rescode: '0000', resmsg: '성공' });
    expect((await form('reqamt=1&reqamt=2')).json()).toMatchObject({
      error: 'invalid_value',
      field: 'reqamt',
    });
  });
});

describe('the language of a body', () => {
  test.each([
    ['JPN', 'JPN'],
    ['ja', 'JPN'],
    ['ko_KR', 'KOR'],
    ['vn', 'VTN'],
  ])('%s is understood as %s', async (lan_tp, understood) => {
    expect((await post(cart, { info: { ...good, lan_tp } })).status).toBe(200);
    expect(handled).toHaveBeenCalledWith(expect.objectContaining({ lan_tp: understood }));
  });
  test.each(['fr', 'FRA', 'constructor'])('%s, which the shop does not speak, is English', async (lan_tp) => {
    expect((await post(cart, { info: { ...good, lan_tp } })).status).toBe(200);
    expect(handled).toHaveBeenCalledWith(expect.objectContaining({ lan_tp: 'ENG' }));
  });
  test('may stand beside info or params, where the call takes one', async () => {
    expect((await post(cart, { info: good, lan_tp: 'JPN' })).status).toBe(200);
    expect(handled).toHaveBeenCalledWith(expect.objectContaining({ lan_tp: 'JPN' }));
    expect((await post(cart, { info: { ...good, lan_tp: 'KOR' }, lan_tp: 'JPN' })).status).toBe(200);
    expect(handled).toHaveBeenLastCalledWith(expect.objectContaining({ lan_tp: 'KOR' }));
    const rejected = await post(cart, { info: { ...good, price: 1 }, lan_tp: 'JPN' });
    expect(rejected.json().message).toBe(errorText('JPN', 'unknown_field'));
  });
  test('a call that takes none tells its errors in it, and goes on', async () => {
    const good = { order_id: 'ORDER1', email: '' };
    for (const body of [{ info: good, lan_tp: 'JPN' }, { info: { ...good, lan_tp: 'JPN' } }])
      expect((await post(calls.updated.path, body)).status).toBe(200);
    expect(handled).toHaveBeenLastCalledWith(good);
    const rejected = await post(calls.updated.path, { info: { order_id: 'ORDER1', lan_tp: 'JPN' } });
    expect(rejected.json().message).toBe(errorText('JPN', 'invalid_value'));
  });
  test.each([null, '', ' ', 'null'])('%j counts as not sent', async (lan_tp) => {
    expect((await post(cart, { info: { ...good, lan_tp } })).status).toBe(200);
    expect(handled).toHaveBeenCalledWith(expect.not.objectContaining({ lan_tp: expect.anything() }));
    const rejected = await post(
      cart,
      { info: { ...good, prod_id: 'FULL', lan_tp } },
      { 'accept-language': 'ja', 'x-lan-tp': 'null' },
    );
    expect(rejected.json().message).toBe(errorText('JPN', 'seats_not_enough', { left: 2 }));
  });
  test.each([undefined, null, '', 'null'])(
    'a call that must be told one takes the caller’s for %j',
    async (lan_tp) => {
      const info = { currency: 'USD', prod_type: 'CG001', lan_tp };
      const { url, asked } = { url: calls.publicList.path, asked: { 'x-lan-tp': 'KOR' } };
      expect((await post(url, { info }, asked)).status).toBe(200);
      expect(listed).toHaveBeenCalledWith(expect.objectContaining({ lan_tp: 'KOR' }));
    },
  );
});

describe('answers', () => {
  test.each(LAN_TPS)('a rejection speaks %s', async (lanTp) => {
    const answer = await post(cart, { info: { ...good, prod_id: 'FULL' } }, { 'x-lan-tp': lanTp });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toBe(errorText(lanTp, 'seats_not_enough', { left: 2 }));
  });
  test('an old client is answered in the language that its input names', async () => {
    const message = errorText('JPN', 'unknown_field');
    const named = await post(cart, { info: { ...good, lan_tp: 'JPN', price: 1 } });
    const alias = await post(cart, { info: { ...good, lan_tp: 'jp', price: 1 } });
    expect([named.json().message, alias.json().message]).toEqual([message, message]);
    const positional = { params: ['USD', 'JPN', 'CG001', 'one too many', 'and more', '', '', '', '', ''] };
    const list = await post(calls.publicList.path, positional);
    expect([list.status, list.json().message]).toEqual([400, errorText('JPN', 'invalid_value')]);
    const rejected = await post(cart, { info: { ...good, prod_id: 'FULL', lan_tp: 'VTN' } });
    expect(rejected.json().message).toBe(errorText('VTN', 'seats_not_enough', { left: 2 }));
    const both = await post(cart, { info: { ...good, lan_tp: 'JPN', price: 1 } }, { 'x-lan-tp': 'KOR' });
    expect(both.json().message).toBe(errorText('KOR', 'unknown_field'));
    const path = await kit.app.inject({ url: '/api/nothing?lan_tp=CHN' });
    expect(path.json().message).toBe(errorText('CHN', 'route_not_found'));
  });
  test('an error the contract does not declare fails the test that meets it', async () => {
    const answer = await post(cart, { info: { ...good, prod_id: 'UNDECLARED' } });
    expect({ status: answer.status, ...answer.json() }).toMatchObject({
      status: 500,
      error: 'internal_fail',
      field: 'mycartInsert does not declare already_paid',
    });
  });
  test('what nobody expected says nothing about internals', async () => {
    const answer = await post(cart, { info: { ...good, prod_id: 'BROKEN' } });
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('internal_fail');
    expect(answer.text).not.toMatch(/mongodb|secret|stack/);
  });
  test('a query that runs out of its time asks for better words', async () => {
    const answer = await post(cart, { info: { ...good, prod_id: 'ENDLESS' } }, { 'x-lan-tp': 'JPN' });
    expect([answer.status, answer.json()]).toEqual([
      503,
      { error: 'search_too_long', message: errorText('JPN', 'search_too_long') },
    ]);
  });
  test('an unknown path is route_not_found', async () => {
    const answer = await post('/api/nothing', {});
    expect([answer.status, answer.json().error]).toEqual([404, 'route_not_found']);
  });
  test.each(['/%', '/api/%zz', '/%E0%A4%A'])('the broken address %s is rejected in Korean', async (url) => {
    const answer = await kit.app.inject({ url, headers: { 'x-lan-tp': 'KOR' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'invalid_value', message: errorText('KOR', 'invalid_value'), field: 'url' },
    ]);
  });
  test('a browser’s broken address is rejected alike where there are no pages', async () => {
    const answer = await kit.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().error, answer.json().field]).toEqual([
      400,
      'invalid_value',
      'url',
    ]);
  });
  test('a client that never ends its request is let go', () => {
    expect(kit.app.server.requestTimeout).toBe(120_000);
  });
  test("the caller's trace goes on", async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await post(cart, { info: good }, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    expect(answer.headers['x-trace-id']).toBe(trace);
  });
  test('GET, HEAD and OPTIONS', async () => {
    const headers = { cookie: await cookieOf(member) };
    const get = await kit.app.inject({ method: 'GET', url: '/files/F1', headers });
    const head = await kit.app.inject({ method: 'HEAD', url: '/files/F1', headers });
    const options = await kit.app.inject({ method: 'OPTIONS', url: '/files/F1' });
    expect([get.statusCode, get.body, get.headers['content-type']]).toEqual([200, 'F1', 'image/png']);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });
  test('a repeat gets the first answer and changes nothing', async () => {
    const first = await post(cart, { info: good }, key('same-key-1'));
    const again = await post(cart, { info: good }, key('same-key-1'));
    expect(again.json()).toEqual(first.json());
    expect(handled).toHaveBeenCalledTimes(1);
  });
  test('two at once do it once', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => post(cart, { info: good }, key('same-key-2'))));
    expect(one?.json()).toEqual(two?.json());
    expect(handled).toHaveBeenCalledTimes(1);
  });
  test('the same key for something else is a conflict; another member’s key is another key', async () => {
    await post(cart, { info: good }, key('same-key-3'));
    const other = await post(cart, { info: { ...good, adult_cnt: 2 } }, key('same-key-3'));
    expect([other.status, other.json().error]).toEqual([409, 'idempotency_conflict']);
    expect(
      (await post(cart, { info: { ...good, adult_cnt: 2 } }, key('same-key-3'), { mem_id: 'MEM2' })).status,
    ).toBe(200);
  });
  test('after a rejection the repeat is a fresh try', async () => {
    await post(cart, { info: { ...good, prod_id: 'FULL' } }, key('same-key-4'));
    await post(cart, { info: { ...good, prod_id: 'FULL' } }, key('same-key-4'));
    expect(handled).toHaveBeenCalledTimes(2);
  });
  test('a first call that died half-way is done by its repeat', async () => {
    await post(cart, { info: good }, key('same-key-5'));
    const attempts = kit.store.collection('idempotency');
    const died = { $set: { done: false, at: new Date(Date.now() - 61_000) }, $unset: { answer: '' } };
    const stored = createHash('sha256').update('same-key-5').digest('hex');
    await attempts.updateOne({ key: stored }, died);
    expect((await post(cart, { info: good }, key('same-key-5'))).status).toBe(200);
    expect(handled).toHaveBeenCalledTimes(2);
  });
  test('a key that is none is rejected', async () => {
    expect((await post(cart, { info: good }, key('x'))).json()).toMatchObject({ field: 'idempotency-key' });
  });
});
