import { bookingAdmin, bookingOwn } from './access.ts';

export const waitingJoin = /* @__PURE__ */ bookingOwn('waitingJoin', 'info', { locale: ['lan_tp'] });
export const waitingMine = /* @__PURE__ */ bookingOwn('waitingMine', 'lan_tp', { locale: ['lan_tp'] });
export const waitingAccept = /* @__PURE__ */ bookingOwn('waitingAccept', 'waiting_id', {
  locale: ['currency', 'lan_tp'],
});
export const waitingLeave = /* @__PURE__ */ bookingOwn('waitingLeave', 'waiting_id');
export const waitingQueues = /* @__PURE__ */ bookingAdmin('waitingQueues', 'kind', { locale: ['lan_tp'] });
export const waitingParties = /* @__PURE__ */ bookingAdmin('waitingParties', 'kind target_id');
export const waitingEnd = /* @__PURE__ */ bookingAdmin('waitingEnd', 'kind target_id');
