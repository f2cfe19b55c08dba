import { adminRowsOf, rowsOf } from '../../call-row.ts';

export const communityPublic = /* @__PURE__ */ rowsOf('community', 'public');
export const communityMember = /* @__PURE__ */ rowsOf('community', 'member');
export const communityOwn = /* @__PURE__ */ rowsOf('community', 'own');
export const communityAdmin = /* @__PURE__ */ adminRowsOf('community', 'community');
export const communityOwnerAdmin = /* @__PURE__ */ adminRowsOf('community', 'owner');
