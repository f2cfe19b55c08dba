/** Documents read at a time, and at most for one page. */
const readAtOnce = 100;
const mostRead = 1000;

interface Reading<Found, Row> {
  /** The number before the page; absent for the first. */
  readonly after: string | undefined;
  readonly size: number;
  readonly find: (after: string | undefined, size: number) => Promise<readonly Found[]>;
  /** The rows of the candidates that belong on the page, in the same order. */
  readonly rowsOf: (found: readonly Found[]) => Promise<readonly Row[]> | readonly Row[];
  readonly numberOf: (item: Found | Row) => string | null;
}

/** Reads candidates until a page is full or the bound is reached: a page may end early with a `next`. */
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

/** A pattern that matches typed text literally. */
export const typedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
