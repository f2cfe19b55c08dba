import type { ExportPart } from '@narae/contracts';

export interface PageCursor {
  readonly at: number;
  readonly id: string;
}

const writeCursor = ({ at, id }: PageCursor): string => `${at}.${id}`;

/** Null for the first page. @param text from `writeCursor` */
export const readCursor = (text: string | undefined): PageCursor | null => {
  if (text === undefined) return null;
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
};

export const cutPage = <Row>(
  found: readonly Row[],
  limit: number,
  placeOf: (row: Row) => PageCursor,
): { readonly page: Row[]; readonly next: string } => {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, next: found.length > limit && last ? writeCursor(placeOf(last)) : '' };
};

export const following = (field: string, at: Date | number, idField: string, id: string) => ({
  [field]: { $gte: at },
  $or: [{ [field]: { $gt: at } }, { [field]: at, [idField]: { $gt: id } }],
});

export const beyond = (field: string, at: Date | number, idField: string, id: string) => ({
  [field]: { $lte: at },
  $or: [{ [field]: { $lt: at } }, { [field]: at, [idField]: { $lt: id } }],
});

export const exportPageSize = 50;

/** The member, and the identifier after which the page begins (ACCOUNT-40). */
export interface ExportPage {
  readonly mem_id: string;
  readonly after: string;
}

/** Fields left out of the export: internal ones, and other members' likes and votes. */
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

const plain = (stored: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !machinery.includes(name)));

/** A page of an export. @param filesOf the pictures of a record with their names in the export */
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

export const picturesIn = (folder: string, pictures: readonly string[] = []): ExportPart['files'] =>
  pictures.map((file_id, at) => ({ file_id, name: `${folder}/${at + 1}.webp` }));
