import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base-config.mjs';
import { federatedHost, fillPage } from './host-config.mjs';

const dir = fileURLToPath(new URL('../fake-shell/', import.meta.url));
const template = fileURLToPath(new URL('../fake-shell/index.html', import.meta.url));
const SITE = process.env.NARAE_SITE ?? 'http://localhost:3000';
const CALLS = [
  '/api',
  '/auth',
  '/download',
  '/upload',
  '/deleteFile',
  '/files',
  '/payment',
  '/stream',
  '/memChk',
  '/join',
  '/loginCallback',
];

/**
 * A page that stands in for the shell around one remote: same runtime, same SDK, a session and a language to
 * choose. Calls go to a running site, when there is one (`NARAE_SITE`, by default port 3000).
 */
export function fakeShellConfig({ name, port }) {
  const base = baseConfig({ dir, uniqueName: 'fake_shell', production: false });
  const federation = federatedHost({ name: 'fake_shell', base });
  return {
    ...base,
    ...federation,
    name: 'fake-shell',
    entry: { main: './main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [...federation.plugins, new PagePlugin()],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      onListening: () => {
        console.log(
          `\n  ${name} alone  http://127.0.0.1:${port}  (calls go to ${SITE}; another with NARAE_SITE)\n`,
        );
      },
      setupMiddlewares: (middlewares, server) => {
        server.app.get('/remotes.json', (_request, response) => {
          response.json({ remotes: [{ name, version: 'dev', entry: `/${name}/dev/remoteEntry.js` }] });
        });
        return middlewares;
      },
      proxy: [
        {
          context: (path, request) => isCall(path, request),
          target: SITE,
          on: {
            error: (_error, _request, response) =>
              response.writeHead?.(503).end('{"error":"service_unavailable"}'),
          },
        },
      ],
    },
  };
}

/** `/join` and `/payment…` are calls when posted and screens when opened. */
function isCall(path, request) {
  const page = request.method === 'GET' && String(request.headers.accept).includes('text/html');
  return !page && CALLS.some((call) => path === call || path.startsWith(`${call}/`));
}

class PagePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, async () => {
        const page = fillPage(await readFile(template, 'utf8'), compilation, '/');
        compilation.emitAsset('index.html', new sources.RawSource(page));
      });
    });
  }
}
