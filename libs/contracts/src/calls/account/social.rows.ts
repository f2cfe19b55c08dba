import { anybody, auth, member, root } from './access.ts';

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
