import { bookingAdmin, bookingOwnerAdmin, bookingPublic, bookingOwn } from './access.ts';

// The back office of booking as a whole.

export const bookingAudit = /* @__PURE__ */ bookingAdmin('bookingAudit', 'kind id before before_id');
export const bookingSecurityLog = /* @__PURE__ */ bookingOwnerAdmin('bookingSecurityLog', 'info');

// Sent mails in the back office.

export const mailList = /* @__PURE__ */ bookingAdmin('mailList', 'of kind state after');
export const mailResend = /* @__PURE__ */ bookingAdmin('mailResend', 'mail_id');

// Events of booking that do not get on.

export const adminTrouble = /* @__PURE__ */ bookingAdmin('adminTrouble');
export const adminTroubleRetry = /* @__PURE__ */ bookingAdmin('adminTroubleRetry', 'consumer event_id');
export const adminTroubleDiscard = /* @__PURE__ */ bookingAdmin(
  'adminTroubleDiscard',
  'consumer event_id reason',
);

// What booking keeps of a member: before they leave, and for their export.

export const leavePreviewBooking = /* @__PURE__ */ bookingOwn('leavePreviewBooking', 'mem_id');
export const memberExportPart = /* @__PURE__ */ bookingPublic('memberExportPart', 'section after');
export const memberJoinPart = /* @__PURE__ */ bookingPublic('memberJoinPart');
export const memberExportFile = /* @__PURE__ */ bookingPublic('memberExportFile', 'file_id');
