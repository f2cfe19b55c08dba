import type { ListColumn } from './description.ts';

/** Columns that a file may have: those with a value that is of no person (ADMIN-3). */
export const csvColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ value, personal }) => value && !personal);

/** Written as the server's own files are: with a byte order mark and Windows line ends, and no text as a formula. */
export const csvOf = async <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Promise<string> => {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const used = csvColumns(columns);
  const lines = [
    used.map(({ header }) => header),
    ...rows.map((row) => used.map(({ value }) => value?.(row) ?? null)),
  ];
  return stringify(lines, {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A line break of its own would end the row.
    quoted_match: /[\r\n]/,
    // A negative number is none.
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
};
