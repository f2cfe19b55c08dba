import { anybody, auth, member, root } from './access.ts';

// The session, the keys it is verified by, and the count of visits.

export const session = /* @__PURE__ */ auth('session', '', { method: 'GET' });
export const myContact = /* @__PURE__ */ member('myContact');
export const refresh = /* @__PURE__ */ auth('refresh');
export const logout = /* @__PURE__ */ auth('logout');
export const authLogout = /* @__PURE__ */ anybody('authLogout', '', { method: 'GET', path: '/auth/logout' });
export const jwks = /* @__PURE__ */ anybody('jwks', '', { method: 'GET', path: '/.well-known/jwks.json' });
export const monitorHistory = /* @__PURE__ */ root('monitorHistory', 'os_type locale company_type');
