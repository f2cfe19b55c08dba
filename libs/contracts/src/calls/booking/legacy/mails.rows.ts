import { desk, own } from '../access.ts';

// Mails as old clients ask for them.

export const smtpEmail = /* @__PURE__ */ own('smtpEmail', 'info', { path: '/smtp/email' });
export const smtpEmailTest = /* @__PURE__ */ desk('smtpEmailTest', '', { path: '/smtp/email/test' });
