import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who may import whom (docs/architecture.md, "Import rules"). No exceptions. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const services = '^services/([^/]+)/';
const remotes = '^(mfe-[^/]+|shell)/';
const tests = '(^|/)(test|bench|e2e)/|\\.test\\.tsx?$';
/** Files of a domain service by their role. Whatever has no name of these is a concept: use cases, or what they need. */
const domainService = '^services/(account|booking|catalog|community)/src/';
const entryPoints = `${domainService}.*[./](routes|consumers?|jobs?)\\.ts$`;
const storage = `${domainService}.*[./](models?|queries)\\.ts$`;
const pure = `${domainService}(.*/domain/|.*[./](rules|views?)\\.ts$)`;
/** What a module shows to others. */
const faces = `${domainService}[^/]+/index\\.ts$`;
/** The sandbox is laid out by layer: small, and not part of the shop. */
const byLayer = '^services/sandbox/src/';

/**
 * Code of a page that reads calls through the query client, by its import: the entry itself is reached from everywhere, because
 * the SDK loads it with the pages that have a client.
 */
const readsByClient = readdirSync('.')
  .filter((name) => name === 'shell' || name.startsWith('mfe-'))
  .flatMap((app) =>
    readdirSync(`${app}/src`, { recursive: true }).map((file) => path.posix.join(app, 'src', file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => /^import (?!type )[^;]*'@narae\/shell-sdk\/query'/m.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('.', '\\.'));

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one idea or three.', {}, { circular: true }),
    rule(
      'services-apart',
      'Services never import each other; standalone alone may import their plugins.',
      { path: '^services/(?!standalone/)([^/]+)/' },
      { path: services, pathNot: '^services/$1/' },
    ),
    rule(
      'remotes-apart',
      'Remotes and the shell deploy alone.',
      { path: remotes },
      { path: remotes, pathNot: '^$1/' },
    ),
    rule(
      'no-services-in-browser',
      'The browser side knows no server code.',
      { path: [remotes, '^libs/(ui|shop-ui|shell-sdk|api-client|i18n)/'] },
      { path: ['^services/', '^libs/(service-kit|embedded-mongo|events)/'] },
    ),
    rule(
      'services-know-no-ui',
      'Services know no user interface.',
      { path: '^services/' },
      { path: ['^libs/(ui|shop-ui|shell-sdk|api-client)/', remotes] },
    ),
    rule(
      'contracts-zod-only',
      'The contracts import zod only.',
      { path: '^libs/contracts/', pathNot: tests },
      { path: ['node_modules', '^(libs|services)/'], pathNot: ['node_modules/zod', '^libs/contracts/'] },
    ),
    rule(
      'events-contracts-zod',
      'Events import contracts and zod.',
      { path: '^libs/events/', pathNot: tests },
      {
        path: ['node_modules', '^(libs|services)/'],
        pathNot: ['node_modules/zod', '^libs/(contracts|events)/'],
      },
    ),
    rule(
      'rules-are-pure',
      'Rules know types only, and one pure library that reads what passports print.',
      { path: '^libs/rules/', pathNot: tests },
      {
        path: ['node_modules', '^(libs|services)/'],
        pathNot: ['^libs/(rules|contracts)/', 'node_modules/mrz/'],
      },
    ),
    rule(
      'demo-content-is-seeded',
      'Only the seed entry points of services know the demo shop; the catalogue loads whatever content it is given.',
      {
        path: ['^services/', '^libs/(?!demo-content/)', remotes],
        pathNot: [tests, '/src/seed(-main)?\\.ts$', '^services/standalone/src/site/stores\\.ts$'],
      },
      { path: '^libs/demo-content/' },
    ),
    rule(
      'demo-content-knows-no-service',
      'The demo shop is data and drawings; whoever loads it gives them their meaning.',
      { path: '^libs/demo-content/', pathNot: tests },
      { path: ['node_modules', '^services/', '^libs/(?!demo-content|contracts)'] },
    ),
    rule(
      'ui-knows-no-calls',
      'Components know no calls, no prices and no parties; what shows prices is in shop-ui, above them.',
      { path: '^libs/ui/' },
      { path: '^libs/(api-client|shell-sdk|contracts|rules|shop-ui)/' },
    ),
    // Inside a domain service: modules by their faces, layers by a file's suffix (docs/architecture.md). The order of modules
    // and circles of folders are the second pass, .dependency-cruiser.modules.mjs.
    rule(
      'modules-by-their-face',
      'A module is used through its index.ts.',
      { path: '^services/(account|booking|catalog|community)/src/([^/]+)/', pathNot: tests },
      {
        path: '^services/$1/src/[^/]+/',
        pathNot: ['^services/$1/src/$2/', '^services/$1/src/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'entries-use-faces',
      'app.ts and the other entries of a service use modules through their faces.',
      { path: '^services/(account|booking|catalog|community)/src/[^/]+$', pathNot: tests },
      { path: '^services/$1/src/[^/]+/', pathNot: '^services/$1/src/[^/]+/index\\.ts$' },
    ),
    rule(
      'entry-points-call-use-cases',
      'Routes, consumers and jobs call use cases; they never read or write the store themselves.',
      { path: entryPoints },
      { path: storage },
    ),
    rule(
      'entry-points-are-mounted-by-their-module',
      'Routes, consumers and jobs are named by the module.ts of their module alone.',
      { path: '^services/[^/]+/src/', pathNot: ['^services/[^/]+/src/[^/]+/module\\.ts$', tests] },
      { path: entryPoints },
    ),
    rule(
      'rules-and-views-are-pure',
      'Rules and views compute: they import each other, types, texts, shared rules, contracts and rules that lower modules show.',
      // What lies in a domain folder is pure but for its storage and its events.
      { path: pure, pathNot: [tests, storage, '\\.events\\.ts$'] },
      {
        path: ['node_modules', '^services/', '^libs/(?!rules|contracts)'],
        pathNot: [pure, faces, '/texts\\.ts$', 'node_modules/(zod|opencc-js)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'storage-knows-no-use-cases',
      'Models and queries stand below the use cases.',
      { path: storage },
      { path: '^services/[^/]+/src/', pathNot: [storage, pure, faces], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'legacy-serves-old-clients-only',
      'Calls of old clients stand on the use cases of the others; nothing stands on them.',
      {
        path: '^services/[^/]+/src/',
        pathNot: ['/module\\.ts$', '/legacy/', tests],
      },
      { path: '^services/[^/]+/src/.*/legacy(/|\\.routes\\.ts$)' },
    ),
    rule(
      'mongoose-in-storage',
      'Only models, queries and the kit speak mongoose.',
      {
        path: ['^services/', '^libs/'],
        pathNot: [storage, `${byLayer}data/`, '^libs/(service-kit|test-kit|embedded-mongo)/', tests],
      },
      { path: 'node_modules/mongoose', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'sandbox-domain-is-pure',
      'A domain file of the sandbox imports its own kind, rules and contracts.',
      { path: `${byLayer}domain/`, pathNot: tests },
      {
        path: ['node_modules', `${byLayer}(?!domain/)`, '^libs/(?!rules|contracts)'],
        pathNot: 'node_modules/zod',
      },
    ),
    rule(
      'sandbox-use-cases-know-no-http',
      'Of the sandbox: http calls use-cases, never the other way.',
      { path: `${byLayer}(use-cases|data)/` },
      { path: `${byLayer}http/` },
    ),
    rule(
      'sandbox-data-knows-no-use-cases',
      'Of the sandbox: models stand below the use-cases.',
      { path: `${byLayer}data/` },
      { path: `${byLayer}use-cases/` },
    ),
    rule(
      'nats-in-the-kit',
      'Only the kit speaks NATS.',
      { path: ['^services/', '^libs/'], pathNot: '^libs/(service-kit|test-kit)/' },
      { path: 'node_modules/nats' },
    ),
    rule(
      'features-apart',
      'What two features share moves up.',
      { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
      { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'router-through-the-sdk',
      'One router, one store, one i18n instance: the SDK hands them out.',
      { path: '^mfe-' },
      { path: 'node_modules/(react-router|react-router-dom|zustand|i18next)/' },
    ),
    rule(
      'pages-through-the-sdk',
      'The table of pages is on a page once: the SDK hands out what links need.',
      { path: '^mfe-', pathNot: tests },
      { path: '^libs/contracts/src/(pages|href|call-table)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'calls-are-read-by-use-call',
      'One way to read a call: useCall of the SDK, which keeps the answers.',
      { pathNot: '^libs/shell-sdk/src/(query/|testing\\.tsx$)' },
      { path: 'node_modules/@tanstack/' },
    ),
    rule(
      'home-has-no-query-client',
      'useCall breaks home and what stands around every page: read by call() and preloaded(), as use-all-products.ts does.',
      {
        path: [
          '^shell/src/(home|layout|menu|popup|feedback|new-version|session)/',
          '^mfe-catalog/src/features/home-shelves/',
        ],
        // The frame has all pages in it.
        pathNot: [tests, '^shell/src/layout/frame\\.tsx$'],
      },
      { path: `^(${readsByClient.join('|')})$`, reachable: true },
    ),
    rule(
      'ssr-through-the-sdk',
      'Remotes read preloaded data through the SDK; one copy of it is in the shell.',
      { path: '^mfe-' },
      { path: '^libs/ssr/' },
    ),
    rule(
      'browsers-hydrate-only',
      'What runs in a browser knows nothing of threads, bundlers and the edge.',
      { path: '^libs/ssr/src/(hydrate|preload)/', pathNot: tests },
      { path: '^libs/ssr/src/(server|worker|bundle)/' },
    ),
    rule(
      'no-tests-in-code',
      'Code never imports tests or the test kit.',
      { pathNot: [tests, '^libs/(test-kit|tooling)/'] },
      { path: [tests, '^libs/test-kit/'] },
    ),
    rule(
      'resolvable',
      'Every import exists; what webpack alone knows by an alias is named here.',
      {},
      { couldNotResolve: true, pathNot: '^federation-without-snapshots$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^\\.data/', '\\.css$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
