import type { CallContract } from '@narae/contracts';
import fc from 'fast-check';

/** A request as it is put on the wire. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const nested = (depth: number): Json =>
  depth === 0 ? 'x' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

const longText = fc
  .tuple(
    fc.constantFrom(
      'a',
      'a@',
      'a.',
      '1',
      ' ',
      '-',
      '/',
      '<b>',
      '가',
      '\u0000',
      '\u202e',
      '\ud800',
      '👩‍👩‍👧',
      '%',
      '0x',
      '\n',
    ),
    fc.constantFrom(1, 40, 300, 5_000, 60_000),
    fc.constantFrom('', '@', '!', '.example'),
  )
  .map(([part, times, end]) => part.repeat(times) + end);

const value: fc.Arbitrary<Json> = fc.oneof(
  longText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<Json[]>(
    ...[
      '',
      ' ',
      'null',
      'undefined',
      '__proto__',
      'constructor',
      'toString',
      '../../x',
      '2026-02-30',
      'KOR',
      'Y',
      'true',
    ],
  ),
  fc.constantFrom<Json[]>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-7),
  fc.constantFrom<Json[]>(
    [],
    {},
    [[]],
    [null],
    { $gt: '' },
    { $where: '1' },
    { length: 1e9 },
    { toString: 'x' },
  ),
  fc.constantFrom(3, 15, 17).map(nested),
  fc.constantFrom(10, 3_000).map((length) => Array.from({ length }, (_, at) => at)),
);

/** Every place in a value where something else could stand, as the steps that lead there. */
const placesIn = (given: Json, steps: string[] = []): string[][] => [
  steps,
  ...(typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([name, inner]) => placesIn(inner, [...steps, name]))
    : []),
];

const put = (given: Json, [step, ...rest]: string[], instead: Json | undefined): Json => {
  if (step === undefined) return instead ?? null;
  const copy = Array.isArray(given) ? [...given] : { ...(given as Record<string, Json>) };
  const own = Object.getOwnPropertyDescriptor(copy, step);
  const inner = (own?.value ?? null) as Json;
  if (rest.length === 0 && instead === undefined) delete (copy as Record<string, Json>)[step];
  // Defined, not assigned: __proto__ is to be sent as a field.
  else
    Object.defineProperty(copy, step, {
      value: put(inner, rest, instead),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
};

/** Values of the same kind, which get past the first checks. */
const near: readonly ((given: Json) => Json)[] = [
  (given) => (typeof given === 'string' ? given.replaceAll(/\d/g, '9') : given),
  (given) => (typeof given === 'string' ? given.toUpperCase() : given),
  (given) => (typeof given === 'number' ? given + 1 : given),
  (given) => (typeof given === 'number' ? 0 : given),
  (given) => (Array.isArray(given) ? [...given, ...given] : given),
  (given) => (Array.isArray(given) ? [] : given),
];

type Change = (given: Json) => Json | undefined;
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...near) },
  { weight: 3, arbitrary: value.map((other) => () => other) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
);

const at = (given: Json, steps: readonly string[]): Json =>
  steps.reduce<Json>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? ((inner as Record<string, Json>)[step] ?? null)
        : null,
    given,
  );

/** A good input with something wrong in up to three places: another value, nothing at all, or a field too many. */
const wrong = (example: Json): fc.Arbitrary<Json> => {
  const place = fc.constantFrom(...placesIn(example));
  const extra = fc.constantFrom('__proto__', 'constructor', 'x', '', 'a.b', '$set');
  const more = fc.tuple(place, fc.option(extra, { nil: undefined, freq: 12 }), change);
  return fc.array(more, { maxLength: 3 }).map((changes) =>
    changes.reduce<Json>((given, [steps, added, changed]) => {
      const target = added === undefined ? steps : [...steps.slice(0, -1), added];
      const parent = at(given, target.slice(0, -1));
      // The place is gone by an earlier change.
      if (target.length > 0 && (typeof parent !== 'object' || parent === null)) return given;
      return put(given, target, changed(at(given, target)));
    }, example),
  );
};

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
const oddHeaders = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeader });

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
  { method, path, params }: CallContract,
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
