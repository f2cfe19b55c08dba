import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const accountPublic = /* @__PURE__ */ rowsOf('account', 'public');
/** Below /auth, where the cookies that renew and bind a sign-in are sent. */
export const accountAuth = /* @__PURE__ */ rowsOf('account', 'public', '/auth/');
/** Calls of the first clients, at the root. */
export const accountRoot = /* @__PURE__ */ rowsOf('account', 'public', '/');
export const accountMember = /* @__PURE__ */ rowsOf('account', 'member');
export const accountOwn = /* @__PURE__ */ rowsOf('account', 'own');
export const accountOwnerAdmin = /* @__PURE__ */ adminRowsOf('account', 'owner');
export const accountAnyAdmin = /* @__PURE__ */ adminRowsOf('account', 'any');
