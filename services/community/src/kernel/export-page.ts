import type { ExportPart } from '@narae/contracts';

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
