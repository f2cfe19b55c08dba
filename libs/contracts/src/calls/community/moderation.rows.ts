import { communityAdmin, communityMember } from './access.ts';

export const postReport = /* @__PURE__ */ communityMember('postReport', 'kind id reason');
export const moderationQueue = /* @__PURE__ */ communityAdmin('moderationQueue', 'after limit');
export const moderationComments = /* @__PURE__ */ communityAdmin(
  'moderationComments',
  'text author prod_id standing after limit',
);
export const postDecide = /* @__PURE__ */ communityAdmin(
  'postDecide',
  'kind id version reports_version decision reason note',
);
export const heldWords = /* @__PURE__ */ communityAdmin('heldWords');
export const heldWordsSave = /* @__PURE__ */ communityAdmin('heldWordsSave', 'words_lan_tp words version');
export const writingBlocks = /* @__PURE__ */ communityAdmin('writingBlocks', 'after limit');
export const writingBlock = /* @__PURE__ */ communityAdmin('writingBlock', 'mem_id days reason note version');
export const writingUnblock = /* @__PURE__ */ communityAdmin('writingUnblock', 'mem_id version');
