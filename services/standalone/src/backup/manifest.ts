import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartupError } from '../data/startup-error.ts';

export const manifestName = 'manifest.json';
export const dataFile = 'store/data.mdb';
export const documentKeyFile = 'secrets/documents.key';
export const signingKeyFile = 'secrets/signing-key.json';

/** Relative, with `/`, and inside the backup. */
const Below = z
  .string()
  .refine(
    (file) => file === path.posix.normalize(file) && !path.posix.isAbsolute(file) && !file.startsWith('..'),
  );

const Manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Whether the backup holds the documents' key. */
  document_key: z.enum(['included', 'elsewhere']),
  files: z.array(z.strictObject({ file: Below, bytes: z.int(), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof Manifest>;
export type ManifestFile = Manifest['files'][number];

export const fingerprint = async (file: string): Promise<Pick<ManifestFile, 'bytes' | 'sha256'>> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
      yield;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
};

/** @throws StartupError when it was not finished, or is none */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null)
    throw new StartupError(`${folder} is no finished backup: it has no ${manifestName}. Take another one.`);
  try {
    const manifest = Manifest.parse(JSON.parse(text));
    const names = manifest.files.map(({ file }) => file);
    const needed = [dataFile, ...(manifest.document_key === 'included' ? [documentKeyFile] : [])];
    if (needed.every((file) => names.includes(file))) return manifest;
  } catch {
    // Reported below.
  }
  throw new StartupError(
    `The backup in ${folder} is damaged: its ${manifestName} cannot be read. Use another one.`,
  );
};

/** @throws StartupError naming the first missing or changed file */
export const checkFiles = async (folder: string, { files }: Manifest): Promise<void> => {
  for (const { file, bytes, sha256 } of files) {
    const found = await fingerprint(path.join(folder, file)).catch(() => null);
    if (found === null)
      throw new StartupError(`The backup in ${folder} is incomplete: ${file} is missing. Use another one.`);
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new StartupError(
        `The backup in ${folder} is damaged: ${file} is not what was saved. Use another one.`,
      );
  }
};
