import type { UploadOptions, UploadRow } from './upload.ts';

/** {@link import('./upload.ts').upload}, fetched with the first file: a first visit has none to send. */
export async function upload<Answer = unknown>(
  row: UploadRow,
  pathParams: Readonly<Record<string, string | number>>,
  file: File,
  options?: UploadOptions,
): Promise<Answer> {
  const parts = await import('./upload.ts');
  return parts.sendFile<Answer>(row, pathParams, file, options);
}
