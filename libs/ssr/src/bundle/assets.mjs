import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A picture becomes its address in this release; `name.svg?inline` becomes a `data:` address in the page. */
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
