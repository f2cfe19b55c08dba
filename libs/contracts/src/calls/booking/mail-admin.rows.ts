import { desk } from './access.ts';

// Sent mails in the back office.

export const mailList = /* @__PURE__ */ desk('mailList', 'of kind state after');
export const mailResend = /* @__PURE__ */ desk('mailResend', 'mail_id');
