import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf } from './static-files.ts';

const notBuilt = 'The shell has not been built yet: run "npm run build" and reload.';

/** Whether a request is a browser asking for a page, not a script asking for data. */
const asksForPage = (accept: string | undefined, url: string): boolean =>
  (accept ?? '').includes('text/html') && !path.posix.basename(url.split('?')[0] ?? '').includes('.');

/**
 * Answers every page of the site with the shell's document; the route itself is the shell's matter.
 * Anything else that no route answers stays `route_not_found`.
 */
export const servePages = (app: FastifyInstance, appsDir: string): void => {
  const file = path.join(distOf(appsDir, 'shell'), 'index.html');
  app.get('/*', async (request, reply) => {
    if (!asksForPage(request.headers.accept, request.url)) return reply.callNotFound();
    const html = await readFile(file, 'utf8').catch(() => null);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return html ?? reply.code(503).send(notBuilt);
  });
};
