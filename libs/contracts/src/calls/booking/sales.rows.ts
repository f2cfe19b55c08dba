import { desk } from './access.ts';

// Sales figures in the back office.

export const adminSales = /* @__PURE__ */ desk('adminSales', 'from to by', { locale: ['lan_tp'] });
export const adminSalesCsv = /* @__PURE__ */ desk('adminSalesCsv', '', {
  method: 'GET',
  path: '/api/admin/salesCsv/:by/:from/:to',
  confirm: true,
  locale: ['lan_tp'],
});
