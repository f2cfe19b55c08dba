import type { FastifyInstance } from 'fastify';
import type { CatalogueFacts } from '../pages/ask-catalogue.ts';
import { originOf } from '../pages/site-address.ts';
import { siteMap } from '../pages/site-map.ts';

/** What nobody needs to look at who reads the site to index it. Screens that must not be found say so themselves. */
const closed = ['/api/', '/auth/', '/payment/', '/files/', '/upload/', '/stream'];

const RETRY_S = 30;

/** Tells search engines what there is to read: robots.txt and sitemap.xml. */
export const serveSiteMap = (
  app: FastifyInstance,
  { facts, publicOrigin }: { facts: CatalogueFacts; publicOrigin: string | undefined },
): void => {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const rows = origin === null ? null : await facts.ask('siteMap', {});
    if (origin === null || rows === null) return reply.code(503).header('retry-after', RETRY_S).send();
    return reply.type('application/xml; charset=utf-8').send(siteMap(origin, rows));
  });
};
