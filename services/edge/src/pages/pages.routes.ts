import { findLanTp } from '@narae/contracts/languages';
import { pageAt } from '@narae/contracts/href';
import { pages, type Page } from '@narae/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDocumentTemplate, type DocumentTemplate } from '@narae/ssr/server';
import { LRUCache } from 'lru-cache';
import path from 'node:path';
import type { PageFacts } from './page-facts.ts';
import { describePage, indexablePageAt } from './describe-page.ts';
import { namedAddress, originOf } from './site-address.ts';
import { headOf } from './page-head.ts';
import { languageOfPage, pathOf, searchOf } from './page-request.ts';
import type { PageLimit } from './page-limit.ts';
import type { SiteReleases } from '../releases/site-releases.ts';
import { releasesOfVisitor } from '../releases/visitor.ts';
import type { RenderedPages } from '../ssr/server-pages.ts';
import { createCompressor, type Compress } from './compress.ts';
import { createFillPage, readyDocument, type ReadyDocument } from './ready-documents.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

/** Documents of a few releases of the shell. */
const MAX_TEMPLATES = 8;
const notBuilt = 'The shell has not been built yet: run "npm run build" and reload.';

/**
 * Whether a request is a browser asking for a page, not a script asking for data. Those who show a preview of a shared
 * link take anything; they get the pages that may be quoted.
 */
const asksForPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return !path.posix.basename(pathOf(request)).includes('.');
  return accept.includes('*/*') && indexablePageAt(pathOf(request)) !== undefined;
};

const isServerRendered = (path: string): boolean => {
  const name = pageAt(path);
  return name !== undefined && (pages[name] as Page).ssr === true;
};

interface Pages {
  readonly releases: SiteReleases;
  readonly facts: PageFacts;
  readonly rendered: RenderedPages;
  readonly limit: PageLimit;
  /** Whether shoppers see the site over https. */
  readonly https: boolean;
  /** Where the site is known, when that differs from where requests come to. */
  readonly publicOrigin: string | undefined;
  /** Origins that may receive a payment form. */
  readonly payOrigins: readonly string[];
}

/** Sends a document, or says that the browser has it already. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { html, hash }: ReadyDocument,
  compress: Compress,
): Promise<Buffer | string> => {
  const etag = `W/"${hash}"`;
  reply.header('etag', etag);
  if (reply.statusCode === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    reply.code(304);
    return '';
  }
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return html;
  reply.header('content-encoding', 'br');
  return compress(hash, html);
};

/**
 * Answers every page of the site with the shell's document, whose head already tells what the address shows, and whose
 * body shows it where the page is server-rendered. Anything else that no route answers stays `route_not_found`.
 */
export const servePages = (
  app: FastifyInstance,
  { releases, facts, rendered, limit, https, publicOrigin, payOrigins }: Pages,
): void => {
  const compress = createCompressor();
  const fillPage = createFillPage();
  const templates = new LRUCache<string, DocumentTemplate>({
    max: MAX_TEMPLATES,
    memoMethod: createDocumentTemplate,
  });
  app.get('/*', limit, async (request, reply) => {
    if (!asksForPage(request)) return reply.callNotFound();
    const named = namedAddress(request, publicOrigin);
    if (named !== null) return reply.header('cache-control', 'no-store').redirect(named, 307);
    const { personal, ...visitors } = await releasesOfVisitor(releases, request, reply, https);
    const html = await releases.document(visitors.shell);
    reply
      .header('cache-control', personal ? 'private, no-cache' : 'no-cache')
      .header('vary', 'Accept, Accept-Language, Accept-Encoding, Cookie')
      .type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).send(notBuilt);
    const origin = originOf(request, publicOrigin);
    if (origin === null) return html;
    const query = new URLSearchParams(searchOf(request));
    const asked = query.get('lan_tp');
    const lanTp = languageOfPage(request);
    const wanted = { path: pathOf(request), search: searchOf(request), lan_tp: lanTp };
    const [head, page] = await Promise.all([
      describePage({ path: wanted.path, query, lanTp, origin, facts }),
      isServerRendered(wanted.path) ? rendered.of(visitors, wanted) : null,
    ]);
    if (head.missing) reply.code(404);
    const template = templates.memo(html);
    const written = headOf(head, { origin, lanTp, named: findLanTp(asked) });
    if (!page) return sendPage(request, reply, readyDocument(template.fill(written)), compress);
    const styleHashes = page.styles.map(({ hash }) => hash);
    reply.header('content-security-policy', contentSecurityPolicy(payOrigins, styleHashes));
    return sendPage(request, reply, fillPage(template, written, page), compress);
  });
};
