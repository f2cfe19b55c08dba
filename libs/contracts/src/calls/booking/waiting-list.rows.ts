import { desk, own } from './access.ts';

export const waitingJoin = /* @__PURE__ */ own('waitingJoin', 'info', { locale: ['lan_tp'] });
export const waitingMine = /* @__PURE__ */ own('waitingMine', 'lan_tp', { locale: ['lan_tp'] });
export const waitingAccept = /* @__PURE__ */ own('waitingAccept', 'waiting_id', {
  locale: ['currency', 'lan_tp'],
});
export const waitingLeave = /* @__PURE__ */ own('waitingLeave', 'waiting_id');
export const waitingQueues = /* @__PURE__ */ desk('waitingQueues', 'kind', { locale: ['lan_tp'] });
export const waitingParties = /* @__PURE__ */ desk('waitingParties', 'kind target_id');
export const waitingEnd = /* @__PURE__ */ desk('waitingEnd', 'kind target_id');
