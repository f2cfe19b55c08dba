import { anybody } from './access.ts';

// What account asks and tells the community of a member.

export const memberSaidPart = /* @__PURE__ */ anybody('memberSaidPart', 'section after');
export const memberSaidFile = /* @__PURE__ */ anybody('memberSaidFile', 'file_id');
export const memberSeen = /* @__PURE__ */ anybody('memberSeen', 'nick picture');
