import { own } from './access.ts';

// Documents of those who reserved an event.

export const eventPassPortList = /* @__PURE__ */ own('eventPassPortList', 'event_id mem_id');
export const uploadEventPassport = /* @__PURE__ */ own('uploadEventPassport', '', {
  path: '/upload/EVENT/PASSPORT/:date_path/:event_id/:mem_id/:file_type/:sort_order/:mod_type/:event_mem_file_id',
});
export const eventPassPortDelete = /* @__PURE__ */ own('eventPassPortDelete', 'event_mem_file_id');
