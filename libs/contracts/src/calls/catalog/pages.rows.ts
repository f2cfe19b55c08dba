import { anybody } from './access.ts';

// What the edge asks to describe pages and to list them for search engines.

export const pageFacts = /* @__PURE__ */ anybody('pageFacts', 'currency lan_tp prod_id prod_type', {
  locale: ['currency', 'lan_tp'],
});
export const siteMap = /* @__PURE__ */ anybody('siteMap');
