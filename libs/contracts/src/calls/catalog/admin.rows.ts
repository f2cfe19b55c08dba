import { desk, owner } from './access.ts';

export const adminList = /* @__PURE__ */ desk('adminList', 'kind');
export const adminRead = /* @__PURE__ */ desk('adminRead', 'kind id');
export const adminDraftSave = /* @__PURE__ */ desk('adminDraftSave', 'info');
export const adminDraftDiscard = /* @__PURE__ */ desk('adminDraftDiscard', 'kind id rev');
export const adminPublish = /* @__PURE__ */ desk('adminPublish', 'kind id rev');
export const adminUnpublish = /* @__PURE__ */ desk('adminUnpublish', 'kind id rev');
export const adminPreview = /* @__PURE__ */ desk('adminPreview', 'currency lan_tp kind id', {
  locale: ['currency', 'lan_tp'],
});
export const adminPicture = /* @__PURE__ */ desk('adminPicture', '', {
  path: '/upload/ADMIN/:kind/:id/:file_type',
});
export const adminFilm = /* @__PURE__ */ desk('adminFilm', '', { path: '/upload/FILM/:kind/:id' });
export const adminAudit = /* @__PURE__ */ desk('adminAudit', 'kind id before before_id');
export const adminRates = /* @__PURE__ */ desk('adminRates');
export const adminRateSet = /* @__PURE__ */ desk('adminRateSet', 'info', { locale: ['currency'] });
export const adminRatesFetch = /* @__PURE__ */ desk('adminRatesFetch');
export const catalogSecurityLog = /* @__PURE__ */ owner('catalogSecurityLog', 'info');
