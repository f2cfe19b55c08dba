import { communityAdmin, communityOwnerAdmin, communityPublic } from './access.ts';

// The back office of what people say.

export const communityAudit = /* @__PURE__ */ communityAdmin('communityAudit', 'kind id before before_id');
export const communitySecurityLog = /* @__PURE__ */ communityOwnerAdmin('communitySecurityLog', 'info');

// Templates of answers.

export const answerTemplates = /* @__PURE__ */ communityAdmin('answerTemplates');
export const answerTemplateSave = /* @__PURE__ */ communityAdmin(
  'answerTemplateSave',
  'template_id name texts version',
);
export const answerTemplateDelete = /* @__PURE__ */ communityAdmin(
  'answerTemplateDelete',
  'template_id version',
);

// Translations the desk asks a machine for.

export const textSuggest = /* @__PURE__ */ communityAdmin('textSuggest', 'from to format title content');

// What account asks and tells the community of a member.

export const memberSaidPart = /* @__PURE__ */ communityPublic('memberSaidPart', 'section after');
export const memberSaidFile = /* @__PURE__ */ communityPublic('memberSaidFile', 'file_id');
export const memberSeen = /* @__PURE__ */ communityPublic('memberSeen', 'nick picture');
