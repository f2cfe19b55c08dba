import type { CallRow } from '@narae/contracts/call-row';
import fc from 'fast-check';
import { value, wrong, type Json } from './hostile-values.ts';

/** A request as it is put on the wire. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}
const textOf = (given: Json): string => (typeof given === 'string' ? given : JSON.stringify(given));
/** Half a surrogate pair cannot stand in an address. */
const encoded = (given: Json): string =>
  encodeURIComponent(Buffer.from(textOf(given).slice(0, 400)).toString());

const oddHeader = fc.record(
  {
    'x-lan-tp': fc.constantFrom('', 'KOR', 'xx', 'a'.repeat(3_000), '__proto__', '\u00ff'),
    'accept-language': fc.constantFrom('', '*', 'ko;q=x', 'a,'.repeat(2_000), '-'.repeat(5_000)),
    'idempotency-key': fc.constantFrom('', 'k1', 'k'.repeat(500), '{"$gt":""}', '../x'),
    traceparent: fc.constantFrom('', '00-0-0-00', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`),
    'x-forwarded-for': fc.constantFrom('', 'x', '1.2.3.4, '.repeat(500)),
    range: fc.constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-', 'x'.repeat(2_000)),
    'if-none-match': fc.constantFrom('*', '"x"', ','.repeat(2_000)),
  },
  { requiredKeys: [] },
);
/** Most requests have none, or they would all end at the first of them. */
export const oddHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeader },
);

const brokenBody = fc.constantFrom<[string, string | Buffer][]>(
  ['application/json', ''],
  ['application/json', '{"info":'],
  ['application/json', '{"info":{"a":1e999}}'],
  ['application/json', '{"__proto__":{"admin":1}}'],
  ['application/json', '{"info":{"constructor":{"prototype":{"x":1}}}}'],
  ['application/json', '"text"'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', '['.repeat(100_000)],
  ['application/json', '{"info":{"a":'.repeat(5_000)],
  ['application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x00])],
  ['application/json', '\ufeff{"info":{}}'],
  ['application/json; charset=utf-16', '{}'],
  ['application/json', `{"info":"${'x'.repeat(250_000)}"}`],
  ['application/json', 'x'.repeat(300_000)],
  ['text/plain', 'x'],
  ['application/x-www-form-urlencoded', 'a[b][c][d][e]=1&a=2&__proto__=3&%=&=&&%ff=%c0'],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(10_000)],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="img"\r\n\r\n'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="img"; filename="a"\r\n\r\n\x00\r\n--b--\r\n',
  ],
  [
    'multipart/form-data; boundary=b',
    `${'--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n'.repeat(30)}--b--\r\n`,
  ],
  ['multipart/form-data; boundary=b', '--b--\r\n'],
  ['/', 'x'],
  [';;;', 'x'],
);

const json = (body: Json): Pick<HostileRequest, 'headers' | 'payload'> => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
});

/** Requests for one call: good ones with wrong values, in every form the call takes, and bodies that are none. */
export const hostileRequests = (
  { method, path, params }: Pick<CallRow, 'method' | 'path' | 'params'>,
  example: Record<string, Json>,
): fc.Arbitrary<HostileRequest> => {
  const info = wrong(example);
  const address = fc
    .tuple(
      info,
      fc.constantFrom(
        ...Array<string>(12).fill(''),
        '?currency=1&currency=2',
        '?a[b][c]=1&__proto__[x]=1',
        '?%00=%ff',
        '?%',
      ),
    )
    .map(([given, query]) => {
      const fields = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {};
      const inPath = path.replace(/:(\w+)/g, (_, name: string) => encoded(fields[name] ?? 'x'));
      if (method === 'POST') return inPath + query;
      const rest = Object.entries(fields).map(([name, one]) => `${encodeURIComponent(name)}=${encoded(one)}`);
      return query ? `${inPath}${query}&${rest.join('&')}` : `${inPath}?${rest.join('&')}`;
    });
  const count = params.split(' ').filter(Boolean).length;
  const body = fc.oneof(
    { weight: 6, arbitrary: info.map((given) => json({ info: given })) },
    { weight: 1, arbitrary: info.map(json) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.oneof(value, info), { maxLength: count + 1 })
        .map((values) => json({ params: values })),
    },
    {
      weight: 2,
      arbitrary: brokenBody.map(([type, payload]) => ({ headers: { 'content-type': type }, payload })),
    },
    {
      weight: 1,
      arbitrary: info.map((given) => ({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: Object.entries(given ?? {})
          .map(([name, one]) => `${name}=${encoded(one as Json)}`)
          .join('&'),
      })),
    },
  );
  const sent = method === 'GET' ? fc.constant({ headers: {} }) : body;
  return fc
    .tuple(address, sent, oddHeaders)
    .map(([url, { headers, ...rest }, odd]) => ({ method, url, ...rest, headers: { ...odd, ...headers } }));
};
