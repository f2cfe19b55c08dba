import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { classNameOf, nameOfFile } from '../webpack/class-name.mjs';

const require = createRequire(import.meta.url);
const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** What the shell's bundle brings and the remotes' bundles take from it, as in the browser. */
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@narae/shell-sdk',
  '@narae/i18n',
  '@narae/shell-sdk/query',
];

/** Classes and identifiers a style sheet speaks of. */
const localNames = (css) => new Set([...css.matchAll(/[.#]([A-Za-z_][\w-]*)/g)].map(([, name]) => name));

const styles = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const names = file.endsWith('.module.css') ? [...localNames(await readFile(file, 'utf8'))] : [];
      const classes = Object.fromEntries(names.map((name) => [name, classNameOf(file, name, true)]));
      return { contents: JSON.stringify(classes), loader: 'json' };
    });
  },
};

/** Files that stand beside the scripts: their addresses in this very release. */
const assets = (app, dir, emitted) => ({
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: /\.(svg|png|jpe?g|webp|avif)$/ }, ({ path: file }) => {
      const source = path.relative(dir, file).replaceAll(path.sep, '/');
      const name = emitted.get(source) ?? path.basename(file);
      return {
        contents: `module.exports = '/${app}/' + require('node:path').basename(__dirname) + '/${name}';`,
        loader: 'js',
      };
    });
  },
});

/** Every part that is fetched on its own tells when it is asked for, so that the page can announce it. */
const parts = {
  name: 'parts',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      if (file.includes('/node_modules/')) return undefined;
      const source = await readFile(file, 'utf8');
      const contents = source.replace(
        /(?<!typeof )\bimport\(\s*'(\.[^']+)'(?:,\s*\{[^()]*\})?,?\s*\)/g,
        (whole, target) =>
          `globalThis.naraePart(${JSON.stringify(nameOfFile(path.resolve(path.dirname(file), target)))}, () => ${whole})`,
      );
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** The router's production build, which no export condition names. */
const router = {
  name: 'router',
  setup({ onResolve }) {
    const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
    onResolve({ filter: /^react-router$/ }, () => ({ path: path.join(folder, 'index.mjs') }));
    onResolve({ filter: /^react-router\/dom$/ }, () => ({ path: path.join(folder, 'dom-export.mjs') }));
  },
};

async function bundle({ app, dir, contents, external, emitted }) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dir, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [styles, assets(app, dir, emitted), parts, router],
  });
  return outputFiles[0].contents;
}

/** The shell's `first-screen.cjs`: a worker that renders pages, with all the shared modules in it. */
export const bundleOfHost = ({ app, dir, entry, emitted }) =>
  bundle({
    app,
    dir,
    emitted,
    external: [],
    contents: [
      ...shared.map((name, at) => `import * as shared${at} from '${name}';`),
      `import * as screen from ${JSON.stringify(entry)};`,
      `import { startWorker } from ${JSON.stringify(worker)};`,
      `startWorker({ screen, shared: { ${shared.map((name, at) => `'${name}': shared${at}`).join(', ')} }, dir: __dirname });`,
    ].join('\n'),
  });

/** A remote's: what it exposes, without the shared modules. */
export const bundleOfRemote = ({ app, dir, exposes, emitted }) =>
  bundle({
    app,
    dir,
    emitted,
    external: shared,
    contents: Object.entries(exposes)
      .map(([name, file]) => `export { default as ${name.slice(2)} } from ${JSON.stringify(file)};`)
      .join('\n'),
  });
