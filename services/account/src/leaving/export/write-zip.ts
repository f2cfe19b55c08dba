import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { LeavingContext } from '../context.ts';
import type { AskedDomain, StoredMember } from '../../kernel/index.ts';
import { accountPart, exportedDomains, pagesOf, exportedPicture } from './export-parts.ts';
import { readmeTexts } from './texts.ts';
import { addPart, type StoredExport } from './member-export.model.ts';

/** Encrypted and stored one by one: only this much is in memory. */
const pieceBytes = 1024 * 1024;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** A picture is fetched when its turn has come. */
const addDomain = async (
  context: LeavingContext,
  { mem_id, domain }: { readonly mem_id: string; readonly domain: AskedDomain },
  zip: ZipFile,
): Promise<void> => {
  for await (const { section, page, rows, files } of pagesOf(context, mem_id, domain)) {
    if (rows.length > 0) zip.addBuffer(json(rows), `${domain}/${section}-${page}.json`);
    for (const { file_id, name } of files)
      zip.addReadStreamLazy(`${domain}/${name}`, { compress: false }, (done) => {
        exportedPicture(context, mem_id, { domain, file_id }).then(
          (bytes) => done(null, Readable.from([bytes])),
          (error: unknown) => done(error, Readable.from([])),
        );
      });
  }
};

/** Stored piece by piece, encrypted (ACCOUNT-40). @throws DomainAway where the domain is not `missing` */
export const writeZip = async (
  context: LeavingContext,
  member: StoredMember,
  { export_id, lan_tp, missing }: Pick<StoredExport, 'export_id' | 'lan_tp' | 'missing'>,
): Promise<void> => {
  const zip = new ZipFile();
  const failed = once(zip, 'error').then(([error]) => {
    throw error;
  });
  const say = readmeTexts(lan_tp);
  const folders = missing.map((domain) => `${domain}/`).join(', ');
  const readme = folders === '' ? say('body') : `${say('body')}\n${say('missing', { folders })}`;
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  for (const [name, value] of await accountPart(context, member))
    zip.addBuffer(Buffer.isBuffer(value) ? value : json(value), `account/${name}`);
  for (const domain of exportedDomains)
    if (!missing.includes(domain)) await addDomain(context, { mem_id: member.mem_id, domain }, zip);
  zip.end();

  const store = async (piece: Buffer): Promise<void> => {
    const part = await context.vault.put(export_id, piece);
    if (await addPart(context.exports, export_id, part, piece.length)) return;
    await context.vault.delete(part);
    throw new Error('the export is gone');
  };
  const drain = async (): Promise<void> => {
    let waiting: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes < pieceBytes) continue;
      await store(Buffer.concat(waiting));
      waiting = [];
      bytes = 0;
    }
    if (bytes > 0) await store(Buffer.concat(waiting));
  };
  await Promise.race([drain(), failed]);
};
