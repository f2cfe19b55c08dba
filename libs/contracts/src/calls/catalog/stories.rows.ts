import { anybody, bookingDesk } from './access.ts';

export const kpopInfoList = /* @__PURE__ */ anybody('kpopInfoList', 'lan_tp', { locale: ['lan_tp'] });
export const kpopInfoDetail = /* @__PURE__ */ anybody('kpopInfoDetail', 'info_seq lan_tp', {
  locale: ['lan_tp'],
});
export const kpopImageList = /* @__PURE__ */ anybody('kpopImageList', 'info_seq');
export const eventInfoList = /* @__PURE__ */ anybody('eventInfoList', 'lan_tp', { locale: ['lan_tp'] });
export const eventInfoDtl = /* @__PURE__ */ anybody('eventInfoDtl', 'event_id lan_tp', {
  locale: ['lan_tp'],
});
export const eventInfoUpdate = /* @__PURE__ */ bookingDesk('eventInfoUpdate', 'personnel_cnt event_id', {
  path: '/api/eventInfoUpdate',
});
