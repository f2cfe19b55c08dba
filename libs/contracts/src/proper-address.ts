import { pages, type Page } from './pages.ts';

/** The paths of pages are far shorter; a longer query has no need of care, and gets none. */
const MAX_PATH = 100;
const MAX_SEARCH = 2_000;
/** More than this behind a link was not left there by a sentence. */
const MAX_TAIL = 4;

/** What a sentence, a bracket or a quotation puts behind a link, and the slash that people add. */
const tailMarks: ReadonlySet<string> = new Set([...'/ .,;:!?\'")]}>»’”…。、，．！？；：）】』」》〉']);

/** Fields whose values are identifiers or codes, in which no such mark can stand. */
const identifiers: ReadonlySet<string> = new Set([
  'cart_id',
  'category',
  'cou_id',
  'event_id',
  'info_seq',
  'lan_tp',
  'mem_id',
  'order_id',
  'param_id',
  'prod_category',
  'prod_id',
  'prod_type',
  'qna_id',
  'refno',
  'request_id',
  'trip_id',
]);
const identifier = /^[\w-]{1,40}$/;

const paths: readonly string[] = Object.values<Page>(pages).flatMap(({ path, alias }) =>
  alias === undefined ? [path] : [path, alias],
);
const exact: ReadonlySet<string> = new Set(paths);
/** Of two that differ in case alone, the page's own path stays. */
const byLowerCase: ReadonlyMap<string, string> = new Map(
  [...paths].reverse().map((path) => [path.toLowerCase(), path]),
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutTail(text: string): string {
  const letters = [...text];
  let end = letters.length;
  while (end > 0 && tailMarks.has(letters[end - 1] ?? '')) end -= 1;
  return letters.length - end > MAX_TAIL ? text : letters.slice(0, end).join('');
}

/** The path of the page that is meant; undefined where none is. */
function properPath(path: string): string | undefined {
  if (exact.has(path)) return path;
  if (path.length > MAX_PATH) return undefined;
  const bare = withoutTail(decoded(path)) || pages.home.path;
  return byLowerCase.get(bare.toLowerCase());
}

function properPair(pair: string): string {
  const [name = '', ...rest] = pair.split('=');
  if (!identifiers.has(name)) return pair;
  const value = decoded(rest.join('='));
  const bare = withoutTail(value);
  return bare !== value && identifier.test(bare) ? `${name}=${bare}` : pair;
}

const properSearch = (search: string): string =>
  search.length > MAX_SEARCH ? search : search.split('&').map(properPair).join('&');

/**
 * The address that is meant by a link to a page which was copied or typed with a slash or a sentence's mark at its
 * end, or with other capitals (SHELL-4); null for an address that is right, or no page's.
 * @param address path and query, as a browser sends them
 */
export function properAddress(address: string): string | null {
  const [path = '', ...queries] = address.split('?');
  const meant = properPath(path);
  if (meant === undefined) return null;
  const search = queries.length > 0 ? `?${properSearch(queries.join('?'))}` : '';
  return `${meant}${search}` === address ? null : `${meant}${search}`;
}
