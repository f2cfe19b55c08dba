import type { UploadName, UploadOptions } from './upload.ts';

/** {@link import('./upload.ts').upload}, fetched with the first file: a first visit has none to send. */
export async function upload<Answer = unknown>(
  name: UploadName,
  pathParams: Readonly<Record<string, string | number>>,
  file: File,
  options?: UploadOptions,
): Promise<Answer> {
  const parts = await import('./upload.ts');
  return parts.upload<Answer>(name, pathParams, file, options);
}
