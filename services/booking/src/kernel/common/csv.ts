import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

type Rows = readonly (readonly (string | number)[])[];

/** As spreadsheets of every maker read it; a name that looks like a formula is none. */
const format = { escape_formulas: true, record_delimiter: 'windows' } as const;

const byteOrderMark = '\ufeff';

/** Further lines of a CSV file. */
export const csvRows = (rows: Rows): string => stringify([...rows], format);

/** The beginning of a CSV file in UTF-8: its byte order mark, the line over the columns, and its first lines. */
export const csvStart = (columns: readonly string[], rows: Rows = []): string =>
  byteOrderMark + csvRows([columns, ...rows]);

/** Answers with a CSV file to be saved, which nobody on the way keeps: personal data are in it. @param name without `.csv` */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  csv: string | NodeJS.ReadableStream,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store, private')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(csv);
