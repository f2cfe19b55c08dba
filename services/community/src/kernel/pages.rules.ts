import type { ExportPart } from '@narae/contracts';

/** Where a page begins: after the post with this number, a time or a count of likes, of those with the same number by identifier. */
export interface PageCursor {
  readonly at: number;
  readonly id: string;
}

/** As it goes to clients and back. */
const writeCursor = ({ at, id }: PageCursor): string => `${at}.${id}`;

/** Null on the first page. @param text as `writeCursor` has written it */
export const readCursor = (text: string | undefined): PageCursor | null => {
  if (text === undefined) return null;
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
};

/**
 * A page of what was read with one more than fits, and where the next one begins; empty on the last.
 * @param placeOf where a row stands in the order
 */
export const cutPage = <Row>(
  found: readonly Row[],
  limit: number,
  placeOf: (row: Row) => PageCursor,
): { readonly page: Row[]; readonly next: string } => {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, next: found.length > limit && last ? writeCursor(placeOf(last)) : '' };
};

/** What follows a cursor in rising order of a field and an identifier. */
export const following = (field: string, at: Date | number, idField: string, id: string) => ({
  [field]: { $gte: at },
  $or: [{ [field]: { $gt: at } }, { [field]: at, [idField]: { $gt: id } }],
});

/** What follows a cursor in falling order of a field and an identifier, so that an index of both is read from there on. */
export const beyond = (field: string, at: Date | number, idField: string, id: string) => ({
  [field]: { $lte: at },
  $or: [{ [field]: { $lt: at } }, { [field]: at, [idField]: { $lt: id } }],
});

/** Records on a page of an export: few, so that neither side holds much at a time. */
export const exportPageSize = 50;

/** Which records are asked for: of a member, behind an identifier (ACCOUNT-40). */
export interface ExportPage {
  readonly mem_id: string;
  readonly after: string;
}

/** What a stored document has beside what it says of its member: others' likes and votes are those others' own. */
const machinery: readonly string[] = [
  '_id',
  'answer_told',
  'audit',
  'deleted_at',
  'helpful',
  'likes',
  'outbox',
  'password',
  'search',
  'told',
  'version',
];

/** A record as its member may take it along. */
const plain = (stored: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !machinery.includes(name)));

/** A page of an export. @param filesOf the pictures of a record, with their names in the export */
export const exportPage = <Row extends object>(
  found: readonly Row[],
  idOf: (row: Row) => string,
  filesOf: (row: Row) => ExportPart['files'] = () => [],
): ExportPart => {
  const last = found.at(-1);
  return {
    rows: found.map(plain),
    files: found.flatMap(filesOf),
    next: last && found.length === exportPageSize ? idOf(last) : '',
  };
};

/** Pictures of one record by their names in the export, numbered in their order. */
export const picturesIn = (folder: string, pictures: readonly string[] = []): ExportPart['files'] =>
  pictures.map((file_id, at) => ({ file_id, name: `${folder}/${at + 1}.webp` }));
