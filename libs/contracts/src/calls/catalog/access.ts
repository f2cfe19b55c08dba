import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const anybody = /* @__PURE__ */ rowsOf('catalog', 'public');
export const desk = /* @__PURE__ */ adminRowsOf('catalog', 'catalogue');
export const bookingDesk = /* @__PURE__ */ adminRowsOf('catalog', 'booking');
export const owner = /* @__PURE__ */ adminRowsOf('catalog', 'owner');
