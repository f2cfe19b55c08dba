import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(js|css|svg|json|html)$/;
const SMALLEST_WORTH_IT = 400;

/** `[name, bytes]` of the `.br` and `.gz` beside each text file, so that the edge never compresses while answering. */
export async function compressedCopies(compilation, files) {
  const texts = files.filter((file) => TEXT.test(file));
  const copies = await Promise.all(
    texts.map(async (file) => {
      const content = compilation.getAsset(file).source.buffer();
      if (content.length < SMALLEST_WORTH_IT) return [];
      return [
        [`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
        [`${file}.gz`, await zip(content, { level: 9 })],
      ];
    }),
  );
  return copies.flat();
}
