import { catalogPublic } from './access.ts';

// Code tables, the company page, the popup and the refund schedules.

export const grpCategoryList = /* @__PURE__ */ catalogPublic('grpCategoryList');
export const nationCodeList = /* @__PURE__ */ catalogPublic('nationCodeList', 'use_yn');
export const companyDtl = /* @__PURE__ */ catalogPublic('companyDtl', 'lan_tp', { locale: ['lan_tp'] });
export const popupNow = /* @__PURE__ */ catalogPublic('popupNow', 'lan_tp', { locale: ['lan_tp'] });
export const customNation = /* @__PURE__ */ catalogPublic('customNation', 'lan_tp com_cd_group_code', {
  locale: ['lan_tp'],
});
export const getCode = /* @__PURE__ */ catalogPublic('getCode', 'com_cd_group_code');
export const getCodeGroup = /* @__PURE__ */ catalogPublic('getCodeGroup', 'com_cd_group_code');
export const refundSchedules = /* @__PURE__ */ catalogPublic('refundSchedules', 'lan_tp', {
  locale: ['lan_tp'],
});

// What the edge asks to describe pages and to list them for search engines.

export const pageFacts = /* @__PURE__ */ catalogPublic(
  'pageFacts',
  'currency lan_tp prod_id prod_type trip_id',
  {
    locale: ['currency', 'lan_tp'],
  },
);
export const siteMap = /* @__PURE__ */ catalogPublic('siteMap');
