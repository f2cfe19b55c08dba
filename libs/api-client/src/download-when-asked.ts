import type { CallInput, KnownRow } from './call-types.ts';
import type { Download } from './download.ts';

/** {@link import('./download.ts').download}, fetched with the first file: a first visit asks for none. */
export async function download<Row extends KnownRow>(row: Row, info: CallInput<Row>): Promise<Download> {
  const parts = await import('./download.ts');
  return parts.fetchFile(row, info);
}
