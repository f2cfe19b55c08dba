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

// Calls that only old clients make: thin adapters over the calls beside this folder.

export const memChkJoin = /* @__PURE__ */ anybody('memChkJoin', 'mem_email mem_password company_type', {
  path: '/memChk/join',
});
export const signUp = /* @__PURE__ */ anybody('signUp', 'info mem_email');

// Signing in with a provider (ACCOUNT-10).

export const authKakao = /* @__PURE__ */ anybody('authKakao', '', { method: 'GET', path: '/auth/kakao' });
export const authWebQq = /* @__PURE__ */ anybody('authWebQq', '', { method: 'GET', path: '/auth/web/qq' });
export const authMobileQq = /* @__PURE__ */ anybody('authMobileQq', '', {
  method: 'GET',
  path: '/auth/mobile/qq',
});
export const snsFacebook = /* @__PURE__ */ root('snsFacebook', 'mem_sns_id mem_token');
export const authGoogle = /* @__PURE__ */ anybody('authGoogle', '', { method: 'GET', path: '/auth/google' });
export const authFacebook = /* @__PURE__ */ anybody('authFacebook', '', {
  method: 'GET',
  path: '/auth/facebook',
});
export const authCallback = /* @__PURE__ */ anybody('authCallback', '', {
  method: 'GET',
  path: '/auth/callback/:provider',
});
export const loginResult = /* @__PURE__ */ auth('loginResult', 'code consent');
export const signInProviders = /* @__PURE__ */ anybody('signInProviders', '', { path: '/auth/providers' });
export const myProviders = /* @__PURE__ */ member('myProviders');
export const providerRemove = /* @__PURE__ */ member('providerRemove', 'provider mem_password');
