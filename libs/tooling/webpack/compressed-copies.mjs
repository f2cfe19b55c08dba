import { isSsrFile } from '@narae/ssr/release-files';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|html)$/;
const SMALLEST_WORTH_IT = 400;

/** Whether a file of a build has a `.br` and a `.gz` beside it. */
export function hasCopies(name, size) {
  return TEXT.test(name) && !isSsrFile(name) && size >= SMALLEST_WORTH_IT;
}

/** `[name, bytes]` of the `.br` and `.gz` beside each text file, so that the edge never compresses while answering. */
export async function compressedCopies(compilation, files) {
  const copies = await Promise.all(
    files.map(async (file) => {
      const content = compilation.getAsset(file).source.buffer();
      if (!hasCopies(file, content.length)) return [];
      return [
        [`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
        [`${file}.gz`, await zip(content, { level: 9 })],
      ];
    }),
  );
  return copies.flat();
}
