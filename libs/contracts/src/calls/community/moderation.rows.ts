import { desk, member } from './access.ts';

export const postReport = /* @__PURE__ */ member('postReport', 'kind id reason');
export const moderationQueue = /* @__PURE__ */ desk('moderationQueue', 'after limit');
export const moderationComments = /* @__PURE__ */ desk(
  'moderationComments',
  'text author prod_id standing after limit',
);
export const postDecide = /* @__PURE__ */ desk(
  'postDecide',
  'kind id version reports_version decision reason note',
);
export const heldWords = /* @__PURE__ */ desk('heldWords');
export const heldWordsSave = /* @__PURE__ */ desk('heldWordsSave', 'words_lan_tp words version');
export const writingBlocks = /* @__PURE__ */ desk('writingBlocks', 'after limit');
export const writingBlock = /* @__PURE__ */ desk('writingBlock', 'mem_id days reason note version');
export const writingUnblock = /* @__PURE__ */ desk('writingUnblock', 'mem_id version');
