import type { CallRow } from '../../call-row.ts';

// What the edge asks to describe pages and to list them for search engines.

export const pageFacts = {
  name: 'pageFacts',
  method: 'POST',
  path: '/api/pageFacts',
  owner: 'catalog',
  access: 'public',
  params: 'currency lan_tp prod_id prod_type',
  locale: ['currency', 'lan_tp'],
} as const satisfies CallRow;

export const siteMap = {
  name: 'siteMap',
  method: 'POST',
  path: '/api/siteMap',
  owner: 'catalog',
  access: 'public',
  params: '',
} as const satisfies CallRow;
