import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * An esbuild plugin: a picture becomes its address in this very release, whose version is the name of the folder the
 * bundle lies in. `emitted` tells under which name the browser's build has written each source file. One that is imported as
 * `name.svg?inline` becomes a `data:` address, so that the rendered page carries the picture in itself.
 */
export const assetsPlugin = ({ app, dir, emitted }) => ({
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: /\.(svg|png|jpe?g|webp|avif)$/ }, async ({ path: file, suffix }) => {
      if (suffix === '?inline') return { contents: await readFile(file), loader: 'dataurl' };
      const source = path.relative(dir, file).replaceAll(path.sep, '/');
      const name = emitted.get(source) ?? path.basename(file);
      return {
        contents: `module.exports = '/${app}/' + require('node:path').basename(__dirname) + '/${name}';`,
        loader: 'js',
      };
    });
  },
});
