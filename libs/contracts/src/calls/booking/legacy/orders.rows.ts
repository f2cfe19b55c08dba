import { bookingOwn, bookingAdmin } from '../access.ts';

// Orders and travellers as old clients save them, record by record.

export const reservInfoList = /* @__PURE__ */ bookingOwn(
  'reservInfoList',
  'txn_type txn_type_t prod_id mem_id cart_id',
);
export const reservInfoInsert = /* @__PURE__ */ bookingOwn('reservInfoInsert', 'info');
export const reservInfoDelete = /* @__PURE__ */ bookingOwn('reservInfoDelete', 'order_id');
export const reservMemberInfoInsert = /* @__PURE__ */ bookingOwn('reservMemberInfoInsert', 'info', {
  list: 'members',
});
export const reservMemberInfoUpdate = /* @__PURE__ */ bookingOwn('reservMemberInfoUpdate', 'info rv_mem_id');
export const reservMemberInfoDelete = /* @__PURE__ */ bookingOwn('reservMemberInfoDelete', 'order_id');
export const paymentOptionList = /* @__PURE__ */ bookingOwn('paymentOptionList', 'mem_id txn_type');

// Mails as old clients ask for them.

export const smtpEmail = /* @__PURE__ */ bookingOwn('smtpEmail', 'info', { path: '/smtp/email' });
export const smtpEmailTest = /* @__PURE__ */ bookingAdmin('smtpEmailTest', '', { path: '/smtp/email/test' });
