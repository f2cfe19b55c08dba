import { anybody, auth, member, root } from './access.ts';

// The session, the keys it is verified by, and the count of visits.

export const session = /* @__PURE__ */ auth('session', '', { method: 'GET' });
export const myContact = /* @__PURE__ */ member('myContact');
export const refresh = /* @__PURE__ */ auth('refresh');
export const logout = /* @__PURE__ */ auth('logout');
export const authLogout = /* @__PURE__ */ anybody('authLogout', '', { method: 'GET', path: '/auth/logout' });
export const jwks = /* @__PURE__ */ anybody('jwks', '', { method: 'GET', path: '/.well-known/jwks.json' });
export const monitorHistory = /* @__PURE__ */ root('monitorHistory', 'os_type locale company_type');

// Passkeys. Those below /auth carry the cookie that binds a sign-in to its browser.

export const passkeyOptions = /* @__PURE__ */ auth('passkeyOptions');
export const passkeySignIn = /* @__PURE__ */ auth('passkeySignIn', 'passkey');
export const myPasskeys = /* @__PURE__ */ member('myPasskeys');
export const passkeyAddOptions = /* @__PURE__ */ member('passkeyAddOptions');
export const passkeyAdd = /* @__PURE__ */ member('passkeyAdd', 'passkey');
export const passkeyRename = /* @__PURE__ */ member('passkeyRename', 'passkey_id name');
export const passkeyRemove = /* @__PURE__ */ member('passkeyRemove', 'passkey_id');
export const passkeyProveOptions = /* @__PURE__ */ member('passkeyProveOptions');
export const passkeyProve = /* @__PURE__ */ member('passkeyProve', 'passkey');

// The second factor of administrators.

export const secondFactor = /* @__PURE__ */ member('secondFactor');
export const secondFactorBegin = /* @__PURE__ */ member('secondFactorBegin');
export const secondFactorConfirm = /* @__PURE__ */ member('secondFactorConfirm', 'code');
export const secondFactorEnter = /* @__PURE__ */ member('secondFactorEnter', 'code');
export const recoveryCodesMake = /* @__PURE__ */ member('recoveryCodesMake');
