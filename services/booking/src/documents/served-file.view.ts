import type { StoredPicture } from '../kernel/index.ts';

const extensionOf: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** A document under a name of ours, with the path its owner reads it at. @param number of the document */
export const servedFile = (number: string, { mime, origin_file_name }: StoredPicture) => ({
  file_path: `/files/${number}`,
  file_name: `${number}.${extensionOf[mime] ?? 'bin'}`,
  origin_file_name,
});
