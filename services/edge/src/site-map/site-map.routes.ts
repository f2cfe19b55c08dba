import type { NoticeRow, SiteMapRow } from '@narae/contracts';
import { DEFAULT_LAN_TP, LAN_TPS } from '@narae/contracts/languages';
import { MAX_NOTICES } from '@narae/contracts/notice-limits';
import { pages, type Page } from '@narae/contracts/pages';
import type { FastifyInstance } from 'fastify';
import { escaped } from '@narae/ssr/server';
import type { PageFacts } from '../pages/page-facts.ts';
import type { PageLimit } from '../pages/page-limit.ts';
import { originOf, absolute, alternates, type PageAddress } from '../pages/site-address.ts';
import { canonicalAddress } from '../pages/describe-products.ts';

/** Closed in robots.txt. Calls stay open, because search engines run scripts; pages exclude themselves. */
const closed = ['/payment/', '/files/', '/questionPictures/', '/upload/', '/stream'];

const RETRY_S = 30;

const PATIENCE_MS = 3_000;

interface SiteMapParts {
  readonly facts: PageFacts;
  readonly publicOrigin: string | undefined;
  readonly limit: PageLimit;
}

const lan_tp = DEFAULT_LAN_TP;

const everyNotice = async (facts: PageFacts): Promise<NoticeRow[]> => {
  const found: NoticeRow[] = [];
  for (;;) {
    const after = found.at(-1)?.cou_id;
    const page = await facts.ask(
      'communityList',
      { lan_tp, ...(after !== undefined && { after }) },
      { patience: PATIENCE_MS },
    );
    found.push(...(page ?? []));
    if (!page || page.length < MAX_NOTICES) return found;
  }
};

/** Serves robots.txt and sitemap.xml. */
export const serveSiteMap = (app: FastifyInstance, { facts, publicOrigin, limit }: SiteMapParts): void => {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', limit, async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const [rows, events, infos, notices] = await Promise.all([
      facts.ask('siteMap', {}, { patience: PATIENCE_MS }),
      facts.ask('eventInfoList', { lan_tp }, { patience: PATIENCE_MS }),
      facts.ask('kpopInfoList', { lan_tp }, { patience: PATIENCE_MS }),
      everyNotice(facts),
    ]);
    if (origin === null || !rows || !events || !infos)
      return reply.code(503).header('retry-after', RETRY_S).send();
    const stories = [
      ...events.map(({ event_id }) => ({ path: pages.eventDetail.path, query: { event_id } })),
      ...infos.map(({ info_seq }) => ({ path: pages.kpopInfoDetail.path, query: { info_seq } })),
      // Shop pages are listed even without the community.
      ...notices.map(({ cou_id }) => ({ path: pages.communityDetail.path, query: { cou_id } })),
    ];
    return reply.type('application/xml; charset=utf-8').send(siteMap(origin, rows, stories));
  });
};

/** The format allows 50,000 addresses; each page takes one per language. */
const MAX_PAGES = 9_900;

const listedPages = Object.values<Page>(pages).filter(({ inSiteMap }) => inSiteMap);

const entries = (origin: string, page: PageAddress, modDay?: string): string[] => {
  const others = alternates(origin, page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  const rest = `${modDay ? `<lastmod>${modDay}</lastmod>` : ''}${others.join('')}`;
  return LAN_TPS.map((lanTp) => `<url><loc>${escaped(absolute(origin, page, lanTp))}</loc>${rest}</url>`);
};

/** Every public page in every language (sitemaps.org). */
const siteMap = (origin: string, rows: readonly SiteMapRow[], stories: readonly PageAddress[]): string => {
  const screens = listedPages.flatMap(({ path }) => entries(origin, { path, query: {} }));
  const products = rows
    .slice(0, MAX_PAGES)
    .flatMap(({ mod_day, ...product }) => entries(origin, canonicalAddress(product), mod_day));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...screens,
    ...products,
    ...stories.flatMap((page) => entries(origin, page)),
    '</urlset>',
    '',
  ].join('\n');
};
