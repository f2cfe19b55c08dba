import { once } from 'node:events';
import { Readable } from 'node:stream';
import { exportSections } from '@narae/contracts';
import { ZipFile } from 'yazl';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { accountPart } from './account-part.ts';
import { pagesOf, pictureOf } from './booking-part.ts';
import { addPart } from './member-export.queries.ts';
import type { StoredExport } from './member-export.model.ts';
import { readmeTexts } from './readme-texts.ts';

/** A piece of the file, encrypted and stored on its own: so much of it is in memory at a time. */
const pieceBytes = 1024 * 1024;

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Lists booking's part; each picture is fetched when its turn has come. */
const addBooking = async (context: AccountContext, mem_id: string, zip: ZipFile): Promise<void> => {
  for (const section of exportSections) {
    let page = 0;
    for await (const { rows, files } of pagesOf(context, mem_id, section)) {
      page += 1;
      if (rows.length > 0) zip.addBuffer(json(rows), `booking/${section}-${page}.json`);
      for (const { file_id, name } of files)
        zip.addReadStreamLazy(`booking/${name}`, { compress: false }, (done) => {
          pictureOf(context, mem_id, file_id).then(
            (bytes) => done(null, Readable.from([bytes])),
            (error: unknown) => done(error, Readable.from([])),
          );
        });
    }
  }
};

/**
 * Makes the file of an export and stores it piece by piece, encrypted (ACCOUNT-40).
 * @throws BookingAway unless booking is `missing`; whatever else breaks
 */
export const writeZip = async (
  context: AccountContext,
  member: StoredMember,
  { export_id, lan_tp, missing }: Pick<StoredExport, 'export_id' | 'lan_tp' | 'missing'>,
): Promise<void> => {
  const zip = new ZipFile();
  const failed = once(zip, 'error').then(([error]) => {
    throw error;
  });
  const { body, missing: notice } = readmeTexts[lan_tp];
  zip.addBuffer(Buffer.from(missing.length > 0 ? `${body}\n${notice}` : body), 'README.txt');
  for (const [name, value] of await accountPart(context, member))
    zip.addBuffer(Buffer.isBuffer(value) ? value : json(value), `account/${name}`);
  if (!missing.includes('booking')) await addBooking(context, member.mem_id, zip);
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
