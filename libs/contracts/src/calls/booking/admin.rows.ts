import { desk, owner } from './access.ts';

// The back office of booking as a whole.

export const bookingAudit = /* @__PURE__ */ desk('bookingAudit', 'kind id before before_id');
export const bookingSecurityLog = /* @__PURE__ */ owner('bookingSecurityLog', 'info');
