import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const anybody = /* @__PURE__ */ rowsOf('account', 'public');
/** Below /auth, where the cookies that renew and bind a sign-in are sent. */
export const auth = /* @__PURE__ */ rowsOf('account', 'public', '/auth/');
/** Calls of the first clients, at the root. */
export const root = /* @__PURE__ */ rowsOf('account', 'public', '/');
export const member = /* @__PURE__ */ rowsOf('account', 'member');
export const own = /* @__PURE__ */ rowsOf('account', 'own');
export const owner = /* @__PURE__ */ adminRowsOf('account', 'owner');
export const anyAdmin = /* @__PURE__ */ adminRowsOf('account', 'any');
