import { accountPages } from './pages/account.pages.ts';
import { bookingPages } from './pages/booking.pages.ts';
import { catalogPages } from './pages/catalog.pages.ts';
import { communityPages } from './pages/community.pages.ts';
import type { Page } from './pages/page.ts';
import { shellPages } from './pages/shell.pages.ts';

export type { Page } from './pages/page.ts';

/** Every page: routes, the edge's descriptions, the site map and every link are made from it. */
export const pages = {
  ...shellPages,
  ...catalogPages,
  ...bookingPages,
  ...communityPages,
  ...accountPages,
} as const;

/** The back offices of the shop, each a page with the role it is for (ACCOUNT-13). */
export const adminAreas = [
  'admin',
  'adminBooking',
  'adminMembers',
  'adminCommunity',
  'adminGate',
] as const satisfies readonly PageName[];
export type AdminArea = (typeof adminAreas)[number];

type Pages = typeof pages;
export type PageName = keyof Pages;

export type PagesOf<Owner extends Page['owner']> = {
  [Name in PageName]: Pages[Name]['owner'] extends Owner ? Name : never;
}[PageName];

export type IndexablePage = {
  [Name in PageName]: Pages[Name] extends { indexable: true } ? Name : never;
}[PageName];
