import { acceptedLanguages, findLanTp, resolveLanTp } from '@narae/i18n/aliases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import path from 'node:path';
import type { CatalogueFacts } from '../pages/ask-catalogue.ts';
import { describePage } from '../pages/describe-page.ts';
import { screenAt } from '../pages/screens.ts';
import { originOf } from '../pages/site-address.ts';
import { writeHead } from '../pages/write-head.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { releasesOfVisitor } from '../releases/visitor.ts';

const notBuilt = 'The shell has not been built yet: run "npm run build" and reload.';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/**
 * Whether a request is a browser asking for a page, not a script asking for data. Those who show a preview of a shared
 * link take anything; they get the pages that may be quoted.
 */
const asksForPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return !path.posix.basename(pathOf(request)).includes('.');
  return accept.includes('*/*') && screenAt(pathOf(request)) !== undefined;
};

interface Pages {
  readonly releases: SiteReleases;
  readonly facts: CatalogueFacts;
  /** Where the site is known, when that differs from where requests come to. */
  readonly publicOrigin: string | undefined;
}

/**
 * Answers every page of the site with the shell's document, whose head already tells what the address shows; the
 * screen itself is the shell's matter. Anything else that no route answers stays `route_not_found`.
 */
export const servePages = (app: FastifyInstance, { releases, facts, publicOrigin }: Pages): void => {
  app.get('/*', async (request, reply) => {
    if (!asksForPage(request)) return reply.callNotFound();
    const { shell, personal } = await releasesOfVisitor(releases, request, reply);
    const html = await releases.document(shell);
    reply
      .header('cache-control', personal ? 'private, no-cache' : 'no-cache')
      .header('vary', 'Accept, Accept-Language')
      .type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).send(notBuilt);
    const origin = originOf(request, publicOrigin);
    if (origin === null) return html;
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const asked = query.get('lan_tp');
    const lanTp = resolveLanTp(asked, acceptedLanguages(request.headers['accept-language']));
    const head = await describePage({ path: pathOf(request), query, lanTp, origin, facts });
    if (head.missing) reply.code(404);
    return writeHead(html, head, { origin, lanTp, named: findLanTp(asked) });
  });
};
