import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** The files of a zip by their names. */
export const unzip = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await open(bytes, { lazyEntries: true });
  const read = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const files = new Map<string, Buffer>();
  const end = once(zip, 'end');
  zip.on('entry', (entry: Entry) => {
    void read(entry).then(async (stream) => {
      files.set(entry.fileName, await buffer(stream));
      zip.readEntry();
    });
  });
  zip.readEntry();
  await end;
  return files;
};
