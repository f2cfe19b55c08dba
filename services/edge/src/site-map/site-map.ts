import type { SiteMapRow } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { pages, type Page } from '@narae/contracts/pages';
import { escaped } from '@narae/ssr/server';
import { productAddress } from '../pages/describe-product.ts';
import { absolute, alternates, type PageAddress } from '../pages/site-address.ts';

/** The format allows 50,000 addresses in one file; each page takes one per language. */
const MAX_PAGES = 9_900;

const listedPages = Object.values<Page>(pages).filter(({ inSiteMap }) => inSiteMap);

const entries = (origin: string, page: PageAddress, modDay?: string): string[] => {
  const others = alternates(origin, page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  const rest = `${modDay ? `<lastmod>${modDay}</lastmod>` : ''}${others.join('')}`;
  return LAN_TPS.map((lanTp) => `<url><loc>${escaped(absolute(origin, page, lanTp))}</loc>${rest}</url>`);
};

/** Every public page in every language, each with its translations (sitemaps.org). */
export const siteMap = (
  origin: string,
  rows: readonly SiteMapRow[],
  stories: readonly PageAddress[],
): string => {
  const screens = listedPages.flatMap(({ path }) => entries(origin, { path, query: {} }));
  const products = rows
    .slice(0, MAX_PAGES)
    .flatMap(({ prod_id, variant, mod_day }) =>
      entries(origin, productAddress({ variant, prod_id }), mod_day),
    );
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
