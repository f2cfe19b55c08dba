import { href } from '@narae/shell-sdk';

/** In the order of the menu. */
export const views = [
  'product',
  'closedDays',
  'option',
  'event',
  'kpopInfo',
  'popup',
  'category',
  'code',
  'refundSchedule',
  'company',
  'rate',
  'audit',
] as const;

/** @param id of an item, or `new` */
export const adminLink = (view: string, id?: string): string => href('admin', { view, id });

/** @param id of a product */
export const departuresLink = (id: string): string =>
  href('admin', { view: 'product', id, tab: departuresTab });

/** The tab of a product with the dates of its trip. */
export const departuresTab = 'departures';

/** Stands in place of the identifier of a new item. */
export const fresh = 'new';
