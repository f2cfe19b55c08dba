import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const bookingPublic = /* @__PURE__ */ rowsOf('booking', 'public');
export const bookingMember = /* @__PURE__ */ rowsOf('booking', 'member');
export const bookingOwn = /* @__PURE__ */ rowsOf('booking', 'own');
export const bookingProvider = /* @__PURE__ */ rowsOf('booking', 'provider');
export const bookingAdmin = /* @__PURE__ */ adminRowsOf('booking', 'booking');
export const bookingGate = /* @__PURE__ */ adminRowsOf('booking', 'gate', 'gate');
export const bookingOwnerAdmin = /* @__PURE__ */ adminRowsOf('booking', 'owner');
