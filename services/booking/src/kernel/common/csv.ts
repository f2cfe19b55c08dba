import { csvFormat } from '@narae/rules';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

type Rows = readonly (readonly (string | number)[])[];

const byteOrderMark = '\ufeff';

export const csvRows = (rows: Rows): string => stringify([...rows], csvFormat);

/** The start of a CSV file in UTF-8: byte order mark, column line, first rows. */
export const csvStart = (columns: readonly string[], rows: Rows = []): string =>
  byteOrderMark + csvRows([columns, ...rows]);

/** Answers with a CSV file that no cache keeps, because of personal data. @param name without `.csv` */
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
