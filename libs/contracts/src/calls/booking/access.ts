import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const anybody = /* @__PURE__ */ rowsOf('booking', 'public');
export const member = /* @__PURE__ */ rowsOf('booking', 'member');
export const own = /* @__PURE__ */ rowsOf('booking', 'own');
export const provider = /* @__PURE__ */ rowsOf('booking', 'provider');
export const desk = /* @__PURE__ */ adminRowsOf('booking', 'booking');
export const gate = /* @__PURE__ */ adminRowsOf('booking', 'gate', 'gate');
export const owner = /* @__PURE__ */ adminRowsOf('booking', 'owner');
