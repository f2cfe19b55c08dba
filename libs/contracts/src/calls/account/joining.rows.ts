import { member } from './access.ts';

// Joining two accounts of one member (ACCOUNT-36).

export const joinOffer = /* @__PURE__ */ member('joinOffer');
export const accountsJoin = /* @__PURE__ */ member('accountsJoin', 'mem_password');
