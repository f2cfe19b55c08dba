import type { ListColumn } from './description.ts';

const byteOrderMark = '\ufeff';

/** A spreadsheet would run it as a formula. */
const formula = /^[=+\-@\t\r]/;

function written(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Columns that a file may have: those with a value that is of no person (ADMIN-3). */
export const csvColumns = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ value, personal }) => value && !personal);

/** Written as the server's own files are: with a byte order mark and Windows line ends. */
export const csvOf = <Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string => {
  const used = csvColumns(columns);
  const lines = [
    used.map(({ header }) => header),
    ...rows.map((row) => used.map(({ value }) => value?.(row) ?? null)),
  ];
  return `${byteOrderMark}${lines.map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;
};
