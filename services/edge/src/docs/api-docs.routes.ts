import fastifyStatic from '@fastify/static';
import type { Owner } from '@narae/contracts/call-row';
import { openApi } from '@narae/contracts/openapi';
import { sessionCookieNames } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const swaggerUi = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const assets: ReadonlySet<string> = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/favicon-32x32.png',
]);

const documented: readonly Owner[] = ['account', 'catalog', 'booking', 'community'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Narae API</title>
<link rel="icon" href="/api/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
});
`;

/**
 * `/api/docs` to browse, `/api/docs/openapi.json` of all services, `/api/docs/<service>.json` of one.
 * @param https whether shoppers see the site over https
 */
export const serveApiDocs = async (app: FastifyInstance, https: boolean): Promise<void> => {
  const documents = new Map<Owner | undefined, string>();
  /** Made on demand: it takes a tenth of a second. */
  const documentOf = (owner: Owner | undefined): string => {
    const made = documents.get(owner) ?? JSON.stringify(openApi(sessionCookieNames(https).access, owner));
    documents.set(owner, made);
    return made;
  };
  for (const owner of [undefined, ...documented])
    app.get(`/api/docs/${owner ?? 'openapi'}.json`, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/json; charset=utf-8')
        .send(documentOf(owner)),
    );
  app.get('/api/docs', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(start),
  );
  await app.register(fastifyStatic, {
    root: swaggerUi,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    allowedPath: (asset) => assets.has(asset),
    maxAge: '1d',
  });
};
