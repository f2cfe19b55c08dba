import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { assetsPlugin } from './assets.mjs';
import { cssModulesPlugin } from './css-modules.mjs';
import { exactAliasesPlugin } from './exact-aliases.mjs';
import { lazyPartsPlugin } from './lazy-parts.mjs';

const start = fileURLToPath(new URL('../hydrate/start-scripts-main.ts', import.meta.url));
const worker = fileURLToPath(new URL('../worker/create-renderer.ts', import.meta.url));

/** What the shell's bundle brings and the remotes' bundles take from it, as in the browser. */
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@narae/shell-sdk',
  '@narae/i18n',
  '@narae/shell-sdk/query',
  '@narae/shell-sdk/form',
  '@narae/ssr/used-parts',
];

async function bundle({ app, dir, contents, external, emitted, alias }) {
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
    plugins: [
      exactAliasesPlugin(alias),
      cssModulesPlugin,
      assetsPlugin({ app, dir, emitted }),
      lazyPartsPlugin,
    ],
  });
  return outputFiles[0].contents;
}

/** The shell's `ssr.cjs`: exports `render` and carries all shared modules. `entry` exports `renderPage`. */
export const bundleHost = ({ entry, ...options }) =>
  bundle({
    ...options,
    external: [],
    contents: [
      ...shared.map((name, at) => `import * as shared${at} from '${name}';`),
      `import { renderPage } from ${JSON.stringify(entry)};`,
      `import { createRenderer } from ${JSON.stringify(worker)};`,
      `const shared = { ${shared.map((name, at) => `'${name}': shared${at}`).join(', ')} };`,
      'export const render = createRenderer({ renderPage, shared, folder: __dirname });',
    ].join('\n'),
  });

export const bundleRemote = ({ exposes, ...options }) =>
  bundle({
    ...options,
    external: shared,
    contents: Object.entries(exposes)
      .map(([name, file]) => `export { default as ${name.slice(2)} } from ${JSON.stringify(file)};`)
      .join('\n'),
  });

/** The page's first script, which starts the others: a text of a few hundred bytes, for browsers. */
export async function bundleStart() {
  const { outputFiles } = await build({
    entryPoints: [start],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
