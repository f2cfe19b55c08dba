import { accountPublic, accountAuth, accountMember, accountRoot } from './access.ts';

// The session, the keys it is verified by, and the count of visits.

export const session = /* @__PURE__ */ accountAuth('session', '', { method: 'GET' });
export const myContact = /* @__PURE__ */ accountMember('myContact');
export const refresh = /* @__PURE__ */ accountAuth('refresh');
export const logout = /* @__PURE__ */ accountAuth('logout');
export const authLogout = /* @__PURE__ */ accountPublic('authLogout', '', {
  method: 'GET',
  path: '/auth/logout',
});
export const jwks = /* @__PURE__ */ accountPublic('jwks', '', {
  method: 'GET',
  path: '/.well-known/jwks.json',
});
export const monitorHistory = /* @__PURE__ */ accountRoot('monitorHistory', 'os_type locale company_type');

// Passkeys. Those below /auth carry the cookie that binds a sign-in to its browser.

export const passkeyOptions = /* @__PURE__ */ accountAuth('passkeyOptions');
export const passkeySignIn = /* @__PURE__ */ accountAuth('passkeySignIn', 'passkey');
export const myPasskeys = /* @__PURE__ */ accountMember('myPasskeys');
export const passkeyAddOptions = /* @__PURE__ */ accountMember('passkeyAddOptions');
export const passkeyAdd = /* @__PURE__ */ accountMember('passkeyAdd', 'passkey');
export const passkeyRename = /* @__PURE__ */ accountMember('passkeyRename', 'passkey_id name');
export const passkeyRemove = /* @__PURE__ */ accountMember('passkeyRemove', 'passkey_id');
export const passkeyProveOptions = /* @__PURE__ */ accountMember('passkeyProveOptions');
export const passkeyProve = /* @__PURE__ */ accountMember('passkeyProve', 'passkey');

// The second factor of administrators.

export const secondFactor = /* @__PURE__ */ accountMember('secondFactor');
export const secondFactorBegin = /* @__PURE__ */ accountMember('secondFactorBegin');
export const secondFactorConfirm = /* @__PURE__ */ accountMember('secondFactorConfirm', 'code');
export const secondFactorEnter = /* @__PURE__ */ accountMember('secondFactorEnter', 'code');
export const recoveryCodesMake = /* @__PURE__ */ accountMember('recoveryCodesMake');
