/**
 * What nothing uses: files, exports, types and packages (`npm run lint`). An entry is a file that something else than an
 * import starts: webpack, the bundler of a service, a child process, a command of the documents.
 * @type {import('knip').KnipConfig}
 */
const project = ['**/*.{ts,tsx,js,mjs,cjs}', '!**/*.d.mts'];
const service = { project, entry: ['src/{main,seed-main}.ts'] };
/** Makes turbo build a service again when its bundler has changed. */
const bundler = { ignoreDependencies: ['@narae/tooling'] };
const domain = { ...service, ...bundler, entry: [...service.entry, 'bench/*.bench.ts'] };

export default {
  exclude: [
    // libs/ssr bundles for whoever has a bundler, and runs on the edge without one.
    'optionalPeerDependencies',
  ],
  // Programs of the machine.
  ignoreBinaries: ['apt-get', 'fc-list', 'ffmpeg', 'mkfifo', 'nats-server'],
  workspaces: {
    // Programs that libs/tooling/bin starts by their path or by npx.
    '.': { project: ['*.{js,mjs}'], ignoreDependencies: ['turbo', /^@stryker-mutator\//] },
    shell: { project, entry: ['src/start/entry-server.tsx'] },
    'mfe-*': { project, entry: ['src/exposes/*.tsx'] },
    'services/*': { ...service, ...bundler },
    'services/standalone': { ...service, ...bundler, entry: [...service.entry, 'src/draw-pictures-main.ts'] },
    'services/booking': domain,
    'services/catalog': { ...domain, entry: [...domain.entry, 'test/{load,draw}-process.ts'] },
    'services/community': domain,
    'libs/*': { project },
    'libs/demo-content': { project, entry: ['films/draw-film.ts'] },
    'libs/embedded-mongo': { project, entry: ['bench/*.ts'] },
    'libs/rules': { project, entry: ['test/make-*.ts'] },
    'libs/service-kit': { project, entry: ['bench/*.bench.ts', 'test/support/{slow-service,writer}.ts'] },
    'libs/test-kit': {
      project,
      entry: ['bench/*.ts', 'src/browser/screens/{main,readme-main}.ts'],
      playwright: { config: ['playwright.config.ts', '*/playwright.config.ts'], entry: ['*/**/*.spec.ts'] },
    },
    'libs/tooling': {
      project,
      entry: [
        'check-locales.mjs',
        'bin/check-staged.mjs',
        'bin/lib/run-bench.ts',
        'fake-shell/main.tsx',
        'bin/check-staged.mjs',
        'jest/progress.mjs',
        'mutation/{jest.config.mjs,stryker.config.mjs,direct-imports.cjs}',
      ],
      // A name that webpack alone knows (webpack/host-config.mjs).
      ignoreDependencies: ['federation-without-snapshots'],
    },
    'libs/shop-ui': { project, entry: ['gallery/gallery.tsx'] },
  },
};
