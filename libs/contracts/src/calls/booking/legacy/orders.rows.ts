import { own, desk } from '../access.ts';

// Orders and travellers as old clients save them, record by record.

export const reservInfoList = /* @__PURE__ */ own(
  'reservInfoList',
  'txn_type txn_type_t prod_id mem_id cart_id',
);
export const reservInfoInsert = /* @__PURE__ */ own('reservInfoInsert', 'info');
export const reservInfoDelete = /* @__PURE__ */ own('reservInfoDelete', 'order_id');
export const reservMemberInfoInsert = /* @__PURE__ */ own('reservMemberInfoInsert', 'info', {
  list: 'members',
});
export const reservMemberInfoUpdate = /* @__PURE__ */ own('reservMemberInfoUpdate', 'info rv_mem_id');
export const reservMemberInfoDelete = /* @__PURE__ */ own('reservMemberInfoDelete', 'order_id');
export const paymentOptionList = /* @__PURE__ */ own('paymentOptionList', 'mem_id txn_type');

// Mails as old clients ask for them.

export const smtpEmail = /* @__PURE__ */ own('smtpEmail', 'info', { path: '/smtp/email' });
export const smtpEmailTest = /* @__PURE__ */ desk('smtpEmailTest', '', { path: '/smtp/email/test' });
