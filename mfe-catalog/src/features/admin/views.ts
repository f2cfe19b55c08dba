import { href } from '@narae/shell-sdk';

/** The parts of the admin area in the order of its menu. */
export const views = [
  'product',
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

/** Where a part of the admin area is; `id` of one item, `new` for one that is begun. */
export const adminLink = (view: string, id?: string): string => href('admin', { view, id });

/** In the place of an identifier: something new. */
export const fresh = 'new';
