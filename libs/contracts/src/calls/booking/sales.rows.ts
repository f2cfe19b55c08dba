import type { CallRow } from '../../call-row.ts';

// Sales figures in the back office.

export const adminSales = {
  name: 'adminSales',
  method: 'POST',
  path: '/api/admin/sales',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  params: 'from to by',
  locale: ['lan_tp'],
} as const satisfies CallRow;

export const adminSalesCsv = {
  name: 'adminSalesCsv',
  method: 'GET',
  path: '/api/admin/salesCsv/:by/:from/:to',
  owner: 'booking',
  access: 'admin',
  role: 'booking',
  confirm: true,
  params: '',
  locale: ['lan_tp'],
} as const satisfies CallRow;
