import { csvFormat } from '@narae/rules';
import type { ListColumn } from './description.ts';

/** Columns that a file may have: those with a value that is of no person (ADMIN-3). */
export const csvColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ value, personal }) => value && !personal);

/** Written as the server's own files are, with a byte order mark. */
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
  return stringify(lines, { bom: true, ...csvFormat });
};
