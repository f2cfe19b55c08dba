import { findLanTp } from '@narae/contracts/languages';
import { pageAt } from '@narae/contracts/href';
import { pages, type Page } from '@narae/contracts/pages';
import { properAddress } from '@narae/contracts/proper-address';
import { hasUnreadablePath } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDocumentTemplate, type DocumentTemplate } from '@narae/ssr/server';
import { LRUCache } from 'lru-cache';
import { posix } from 'node:path';
import type { PageFacts } from './page-facts.ts';
import { describePage, indexablePageAt, isUnnamed } from './describe-page.ts';
import { namedAddress, originOf } from './site-address.ts';
import { headOf } from './page-head.ts';
import { isOwnNavigation, keepLanguage, languageOfPage, pathIn, pathOf, searchOf } from './page-request.ts';
import type { PageLimit } from './page-limit.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { releasesOfVisitor } from '../releases/visitor.ts';
import type { RenderedPages } from '../ssr/server-pages.ts';
import { type Compress, createCompressor, createFillPage, readyDocument } from './ready-documents.ts';
import { createReadyPages, type ReadyPage } from './ready-pages.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';

const MAX_TEMPLATES = 8;
const notBuilt = 'The shell has not been built yet: run "npm run build" and reload.';

/**
 * Whether a browser asks for a page, not a script for data. Link previews accept anything and get the pages
 * that may be quoted.
 */
const asksForPage = (request: FastifyRequest, path: string): boolean => {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return !posix.basename(path).includes('.');
  return accept.includes('*/*') && indexablePageAt(path) !== undefined;
};

const isServerRendered = (path: string, query: URLSearchParams): boolean => {
  const name = pageAt(path);
  return name !== undefined && (pages[name] as Page).ssr === true && !isUnnamed(path, query);
};

const VARIES = 'Accept, Accept-Language, Accept-Encoding, Cookie';
const endsSession = (path: string): boolean => pageAt(path) === 'loginout';

interface Pages {
  readonly releases: SiteReleases;
  readonly facts: PageFacts;
  readonly rendered: RenderedPages;
  readonly limit: PageLimit;
  readonly https: boolean;
  /** Where the site is known, if requests come elsewhere. */
  readonly publicOrigin: string | undefined;
  readonly payOrigins: readonly string[];
}

/** Sends a page, or 304. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, policy, html, hash }: ReadyPage,
  compress: Compress,
): Promise<Buffer | string> => {
  const etag = `W/"${hash}"`;
  reply.code(status).header('etag', etag);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    reply.code(304);
    return '';
  }
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return html;
  reply.header('content-encoding', 'br');
  return compress(hash, html);
};

/**
 * Answers every page with the shell's document, its head filled and its body rendered where possible. Other
 * addresses stay `route_not_found`.
 */
export const servePages = (
  app: FastifyInstance,
  { releases, facts, rendered, limit, https, publicOrigin, payOrigins }: Pages,
): void => {
  const compress = createCompressor();
  const ready = createReadyPages(facts);
  const fillPage = createFillPage();
  // Saves parsing the shell's document for every page.
  const templates = new LRUCache<string, DocumentTemplate>({
    max: MAX_TEMPLATES,
    memoMethod: createDocumentTemplate,
  });
  app.get('/*', limit, async (request, reply) => {
    const proper = properAddress(request.url);
    if (!asksForPage(request, pathIn(proper ?? request.url))) return reply.callNotFound();
    if (proper !== null)
      return reply.header('cache-control', 'no-cache').header('vary', 'Accept').redirect(proper, 301);
    const named = namedAddress(request, publicOrigin);
    if (named !== null) return reply.header('cache-control', 'no-store').redirect(named, 307);
    const visitors = await releasesOfVisitor(releases, request, reply, https);
    reply
      .header('cache-control', visitors.personal ? 'private, no-cache' : 'no-cache')
      .header('vary', endsSession(pathOf(request)) ? `${VARIES}, Sec-Fetch-Site, Sec-Purpose` : VARIES)
      .type('text/html; charset=utf-8');
    const origin = originOf(request, publicOrigin);
    const lanTp = languageOfPage(request);
    keepLanguage(request, reply, https);
    const key = JSON.stringify([visitors.key, origin, lanTp, request.url]);
    const cached = ready.get(key);
    if (cached) {
      rendered.again();
      return sendPage(request, reply, cached, compress);
    }
    const html = await releases.document(visitors.shell);
    if (html === null) return reply.code(503).send(notBuilt);
    if (origin === null) return html;
    const round = facts.round();
    const query = new URLSearchParams(searchOf(request));
    const wanted = { path: pathOf(request), search: searchOf(request), lan_tp: lanTp };
    const [head, made] = await Promise.all([
      describePage({ path: wanted.path, query, lanTp, origin, facts }),
      isServerRendered(wanted.path, query) ? rendered.of(visitors, wanted) : null,
    ]);
    const status = hasUnreadablePath(request) ? 400 : head.missing ? 404 : 200;
    const template = templates.memo(html);
    const ownNavigation = endsSession(wanted.path) && isOwnNavigation(request);
    const written = headOf(head, { origin, lanTp, named: findLanTp(query.get('lan_tp')), ownNavigation });
    if (!made)
      return sendPage(request, reply, { ...readyDocument(template.fill(written)), status }, compress);
    const { page } = made;
    const styleHashes = page.styles.map(({ hash }) => hash);
    const policy = contentSecurityPolicy(payOrigins, styleHashes);
    const filled = { ...fillPage(template, written, page), status, policy } as const;
    ready.set(key, filled, Math.min(round, made.round));
    return sendPage(request, reply, filled, compress);
  });
};
