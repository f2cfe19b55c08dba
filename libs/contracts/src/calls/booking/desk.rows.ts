import { desk, owner, anybody, own } from './access.ts';

// The back office of booking as a whole.

export const bookingAudit = /* @__PURE__ */ desk('bookingAudit', 'kind id before before_id');
export const bookingSecurityLog = /* @__PURE__ */ owner('bookingSecurityLog', 'info');

// Sent mails in the back office.

export const mailList = /* @__PURE__ */ desk('mailList', 'of kind state after');
export const mailResend = /* @__PURE__ */ desk('mailResend', 'mail_id');

// Events of booking that do not get on.

export const adminTrouble = /* @__PURE__ */ desk('adminTrouble');
export const adminTroubleRetry = /* @__PURE__ */ desk('adminTroubleRetry', 'consumer event_id');
export const adminTroubleDiscard = /* @__PURE__ */ desk('adminTroubleDiscard', 'consumer event_id reason');

// What booking keeps of a member: before they leave, and for their export.

export const leavePreviewBooking = /* @__PURE__ */ own('leavePreviewBooking', 'mem_id');
export const memberExportPart = /* @__PURE__ */ anybody('memberExportPart', 'section after');
export const memberJoinPart = /* @__PURE__ */ anybody('memberJoinPart');
export const memberExportFile = /* @__PURE__ */ anybody('memberExportFile', 'file_id');
