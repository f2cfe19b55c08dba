import { shownTel } from '../people/tel.ts';

/** How every CSV file is written (ADMIN-3), as options of csv-stringify: Windows line ends, no text a formula. */
export const csvFormat = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // A line break of its own would end the row.
  quoted_match: /[\r\n]/,
  cast: {
    // A negative number is no formula.
    number: (value: number) => ({ value: String(value), escape_formulas: false }),
  },
} as const;

/**
 * A telephone number of the wire for a cell: `(+82) 1012345678`, or `010-12345678` where no code is known. Digits
 * alone become 8.21E+11 in a spreadsheet or lose their zero, and a plus in front is taken for a formula.
 */
export const csvTel = (tel: string): string =>
  shownTel(tel)
    .replace(/^\+(\d+) /, '(+$1) ')
    .replace(/^(\d{3})/, '$1-');
