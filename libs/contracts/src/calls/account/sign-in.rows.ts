import { anybody, auth, member, own, root } from './access.ts';

// Signing in, joining, finding and resetting an account.

export const memChk = /* @__PURE__ */ root('memChk', 'mem_email mem_password company_type');
export const loginCallback = /* @__PURE__ */ root('loginCallback', 'mem_email mem_password company_type');
export const join = /* @__PURE__ */ root('join', 'info');
export const loginChk = /* @__PURE__ */ anybody('loginChk', 'mem_email');
export const findChk = /* @__PURE__ */ root('findChk', 'mem_nm mem_tel mem_email type');
export const passwordReset = /* @__PURE__ */ auth('passwordReset', 'token mem_password');
export const confirmEmail = /* @__PURE__ */ auth('confirmEmail', 'token');
export const sendConfirmation = /* @__PURE__ */ member('sendConfirmation', '', {
  path: '/auth/sendConfirmation',
});
export const loginUpdate = /* @__PURE__ */ own('loginUpdate', 'company_type mem_sns_id');
