import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const anybody = /* @__PURE__ */ rowsOf('community', 'public');
export const member = /* @__PURE__ */ rowsOf('community', 'member');
export const own = /* @__PURE__ */ rowsOf('community', 'own');
export const desk = /* @__PURE__ */ adminRowsOf('community', 'community');
export const owner = /* @__PURE__ */ adminRowsOf('community', 'owner');
