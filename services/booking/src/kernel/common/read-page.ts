/** Documents read at a time; and looked through for one page. */
const readAtOnce = 100;
const mostRead = 1000;

interface Reading<Found, Row> {
  /** Behind which number the page begins; absent for the first. */
  readonly after: string | undefined;
  /** Rows on the page. */
  readonly size: number;
  /** Candidates behind a number, in their order. */
  readonly find: (after: string | undefined, size: number) => Promise<readonly Found[]>;
  /** Those of them that are meant, in the same order. */
  readonly rowsOf: (found: readonly Found[]) => Promise<readonly Row[]> | readonly Row[];
  readonly numberOf: (one: Found | Row) => string | null;
}

/**
 * A page of what the store can name candidates of alone: reads on until the page is full, a bounded number of documents. A
 * page may end early with a `next`.
 */
export const readPage = async <Found, Row>({
  after,
  size,
  find,
  rowsOf,
  numberOf,
}: Reading<Found, Row>): Promise<{ rows: Row[]; next: string | null }> => {
  const rows: Row[] = [];
  let last = after;
  for (let read = 0; read < mostRead; read += readAtOnce) {
    const found = await find(last, readAtOnce);
    rows.push(...(await rowsOf(found)));
    const lastShown = rows[size - 1];
    if (rows.length > size && lastShown) return { rows: rows.slice(0, size), next: numberOf(lastShown) };
    const lastFound = found.at(-1);
    if (found.length < readAtOnce || !lastFound) return { rows, next: null };
    last = numberOf(lastFound) ?? undefined;
  }
  return { rows, next: last ?? null };
};

/** What somebody typed as a pattern that stands for these very characters. */
export const typedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
