import { catalogAdmin, catalogOwnerAdmin } from './access.ts';

export const adminList = /* @__PURE__ */ catalogAdmin('adminList', 'kind');
export const adminRead = /* @__PURE__ */ catalogAdmin('adminRead', 'kind id');
export const adminDraftSave = /* @__PURE__ */ catalogAdmin('adminDraftSave', 'info');
export const adminDraftDiscard = /* @__PURE__ */ catalogAdmin('adminDraftDiscard', 'kind id rev');
export const adminPublish = /* @__PURE__ */ catalogAdmin('adminPublish', 'kind id rev');
export const adminUnpublish = /* @__PURE__ */ catalogAdmin('adminUnpublish', 'kind id rev');
export const adminPreview = /* @__PURE__ */ catalogAdmin('adminPreview', 'currency lan_tp kind id', {
  locale: ['currency', 'lan_tp'],
});
export const adminPicture = /* @__PURE__ */ catalogAdmin('adminPicture', '', {
  path: '/upload/ADMIN/:kind/:id/:file_type',
});
export const adminFilm = /* @__PURE__ */ catalogAdmin('adminFilm', '', { path: '/upload/FILM/:kind/:id' });
export const adminTrip = /* @__PURE__ */ catalogAdmin('adminTrip', 'prod_id');
export const adminTripDepartures = /* @__PURE__ */ catalogAdmin('adminTripDepartures', 'info');
export const adminDepartureTerms = /* @__PURE__ */ catalogAdmin('adminDepartureTerms', 'prod_id');
export const adminDepartureAdd = /* @__PURE__ */ catalogAdmin('adminDepartureAdd', 'info');
export const adminTripCopy = /* @__PURE__ */ catalogAdmin('adminTripCopy', 'info');
export const adminSeries = /* @__PURE__ */ catalogAdmin('adminSeries', 'prod_id');
export const adminSeriesPreview = /* @__PURE__ */ catalogAdmin('adminSeriesPreview', 'info');
export const adminSeriesAdd = /* @__PURE__ */ catalogAdmin('adminSeriesAdd', 'info');
export const adminSeriesEditPreview = /* @__PURE__ */ catalogAdmin('adminSeriesEditPreview', 'info');
export const adminSeriesEdit = /* @__PURE__ */ catalogAdmin('adminSeriesEdit', 'info');
export const adminSeriesEnd = /* @__PURE__ */ catalogAdmin('adminSeriesEnd', 'series_id from_day');
export const adminRanges = /* @__PURE__ */ catalogAdmin('adminRanges', 'prod_id');
export const adminRangePreview = /* @__PURE__ */ catalogAdmin('adminRangePreview', 'info');
export const adminRangeApply = /* @__PURE__ */ catalogAdmin('adminRangeApply', 'info');
export const adminRangeUndo = /* @__PURE__ */ catalogAdmin('adminRangeUndo', 'range_id');
export const adminClosedDays = /* @__PURE__ */ catalogAdmin('adminClosedDays', 'prod_id');
export const adminClosedDaysAdd = /* @__PURE__ */ catalogAdmin('adminClosedDaysAdd', 'info');
export const adminClosedDaysDelete = /* @__PURE__ */ catalogAdmin('adminClosedDaysDelete', 'closed_id');
export const adminAudit = /* @__PURE__ */ catalogAdmin('adminAudit', 'kind id before before_id');
export const adminRates = /* @__PURE__ */ catalogAdmin('adminRates');
export const adminRateSet = /* @__PURE__ */ catalogAdmin('adminRateSet', 'info', { locale: ['currency'] });
export const adminRatesFetch = /* @__PURE__ */ catalogAdmin('adminRatesFetch');
export const catalogSecurityLog = /* @__PURE__ */ catalogOwnerAdmin('catalogSecurityLog', 'info');
