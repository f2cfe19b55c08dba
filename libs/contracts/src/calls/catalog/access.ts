import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const catalogPublic = /* @__PURE__ */ rowsOf('catalog', 'public');
export const catalogAdmin = /* @__PURE__ */ adminRowsOf('catalog', 'catalogue');
export const catalogBookingAdmin = /* @__PURE__ */ adminRowsOf('catalog', 'booking');
export const catalogOwnerAdmin = /* @__PURE__ */ adminRowsOf('catalog', 'owner');
