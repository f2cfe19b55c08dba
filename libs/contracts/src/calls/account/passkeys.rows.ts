import { auth, member } from './access.ts';

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
