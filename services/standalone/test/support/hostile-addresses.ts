import fc from 'fast-check';
import { oddHeaders, type HostileRequest } from './hostile-requests.ts';
import { value } from './hostile-values.ts';

const fields = ['lan_tp', 'currency', 'q', 'page', 'prod_id', 'cart_id', 'company_type', '__proto__', 'a[b]'];

const query = fc
  .array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, one]) => `${name}=${encode(String(JSON.stringify(one)))}`).join('&'));

/** Half a surrogate pair cannot stand in an address. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text.slice(0, 2_000)).toString());

/** Ways to leave a folder, to end a path early, and to make one that is none. */
const twists: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}/../../etc/passwd`,
  (path) => `${path}/%2e%2e/%2e%2e/releases.json`,
  (path) => `${path}%2f..%5c..%2fremote.json`,
  (path) => `${path}%00.js`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path};a=b`,
  (path) => `${path}.map`,
  (path) => path.toUpperCase(),
  (path) => `${path}${'/a'.repeat(2_000)}`,
  (path) => `${path}/${'%2e'.repeat(1_000)}`,
  (path) => `/${path.split('').map(encodeURIComponent).join('/')}`,
];

const headers = fc.record(
  {
    accept: fc.constantFrom('text/html', '*/*', 'text/event-stream', '', 'a/b;q=x,'.repeat(500)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'br,'.repeat(1_000)),
    cookie: fc.constantFrom('lan_tp=xx', 'narae_at=x.y.z', 'narae_visitor=%', '=; a', 'a=1; '.repeat(1_000)),
    'user-agent': fc.constantFrom('', 'Googlebot', 'x'.repeat(3_000)),
    'last-event-id': fc.constantFrom('', '-1', 'x'.repeat(3_000)),
  },
  { requiredKeys: [] },
);

/** Requests for an address that takes no body: as it is with any query, and twisted. */
export const hostileAddresses = (path: string): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(
      fc.constantFrom(...Array<(path: string) => string>(8).fill((path) => path), ...twists),
      query,
      headers,
      oddHeaders,
      fc.constantFrom('GET' as const, 'GET' as const, 'POST' as const),
    )
    .map(([twist, search, own, odd, method]) => ({
      method,
      url: search ? `${twist(path)}?${search}` : twist(path),
      headers: { ...odd, ...own },
    }));
