import { accountPublic, accountAuth, accountMember, accountOwn, accountRoot } from './access.ts';

// Signing in, joining, finding and resetting an account.

export const memChk = /* @__PURE__ */ accountRoot('memChk', 'mem_email mem_password company_type');
export const loginCallback = /* @__PURE__ */ accountRoot(
  'loginCallback',
  'mem_email mem_password company_type',
);
export const join = /* @__PURE__ */ accountRoot('join', 'info');
export const loginChk = /* @__PURE__ */ accountPublic('loginChk', 'mem_email');
export const findChk = /* @__PURE__ */ accountRoot('findChk', 'mem_nm mem_tel mem_email type');
export const passwordReset = /* @__PURE__ */ accountAuth('passwordReset', 'token mem_password');
export const confirmEmail = /* @__PURE__ */ accountAuth('confirmEmail', 'token');
export const sendConfirmation = /* @__PURE__ */ accountMember('sendConfirmation', '', {
  path: '/auth/sendConfirmation',
});
export const loginUpdate = /* @__PURE__ */ accountOwn('loginUpdate', 'company_type mem_sns_id');

// Calls that only old clients make: thin adapters over the calls beside this folder.

export const memChkJoin = /* @__PURE__ */ accountPublic('memChkJoin', 'mem_email mem_password company_type', {
  path: '/memChk/join',
});
export const signUp = /* @__PURE__ */ accountPublic('signUp', 'info mem_email');

// Signing in with a provider (ACCOUNT-10).

export const authKakao = /* @__PURE__ */ accountPublic('authKakao', '', {
  method: 'GET',
  path: '/auth/kakao',
});
export const authWebQq = /* @__PURE__ */ accountPublic('authWebQq', '', {
  method: 'GET',
  path: '/auth/web/qq',
});
export const authMobileQq = /* @__PURE__ */ accountPublic('authMobileQq', '', {
  method: 'GET',
  path: '/auth/mobile/qq',
});
export const snsFacebook = /* @__PURE__ */ accountRoot('snsFacebook', 'mem_sns_id mem_token');
export const authGoogle = /* @__PURE__ */ accountPublic('authGoogle', '', {
  method: 'GET',
  path: '/auth/google',
});
export const authFacebook = /* @__PURE__ */ accountPublic('authFacebook', '', {
  method: 'GET',
  path: '/auth/facebook',
});
export const authCallback = /* @__PURE__ */ accountPublic('authCallback', '', {
  method: 'GET',
  path: '/auth/callback/:provider',
});
export const loginResult = /* @__PURE__ */ accountAuth('loginResult', 'code consent');
export const signInProviders = /* @__PURE__ */ accountPublic('signInProviders', '', {
  path: '/auth/providers',
});
export const myProviders = /* @__PURE__ */ accountMember('myProviders');
export const providerRemove = /* @__PURE__ */ accountMember('providerRemove', 'provider mem_password');
