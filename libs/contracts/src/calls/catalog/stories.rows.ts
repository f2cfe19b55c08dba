import { catalogPublic, catalogBookingAdmin } from './access.ts';

export const kpopInfoList = /* @__PURE__ */ catalogPublic('kpopInfoList', 'lan_tp', { locale: ['lan_tp'] });
export const kpopInfoDetail = /* @__PURE__ */ catalogPublic('kpopInfoDetail', 'info_seq lan_tp', {
  locale: ['lan_tp'],
});
export const kpopImageList = /* @__PURE__ */ catalogPublic('kpopImageList', 'info_seq');
export const eventInfoList = /* @__PURE__ */ catalogPublic('eventInfoList', 'lan_tp', { locale: ['lan_tp'] });
export const eventInfoDtl = /* @__PURE__ */ catalogPublic('eventInfoDtl', 'event_id lan_tp', {
  locale: ['lan_tp'],
});
export const eventInfoUpdate = /* @__PURE__ */ catalogBookingAdmin(
  'eventInfoUpdate',
  'personnel_cnt event_id',
  {
    path: '/api/eventInfoUpdate',
  },
);
