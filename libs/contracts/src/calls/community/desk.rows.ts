import { desk, owner, anybody } from './access.ts';

// The back office of what people say.

export const communityAudit = /* @__PURE__ */ desk('communityAudit', 'kind id before before_id');
export const communitySecurityLog = /* @__PURE__ */ owner('communitySecurityLog', 'info');

// Templates of answers.

export const answerTemplates = /* @__PURE__ */ desk('answerTemplates');
export const answerTemplateSave = /* @__PURE__ */ desk(
  'answerTemplateSave',
  'template_id name texts version',
);
export const answerTemplateDelete = /* @__PURE__ */ desk('answerTemplateDelete', 'template_id version');

// Translations the desk asks a machine for.

export const textSuggest = /* @__PURE__ */ desk('textSuggest', 'from to format title content');

// What account asks and tells the community of a member.

export const memberSaidPart = /* @__PURE__ */ anybody('memberSaidPart', 'section after');
export const memberSaidFile = /* @__PURE__ */ anybody('memberSaidFile', 'file_id');
export const memberSeen = /* @__PURE__ */ anybody('memberSeen', 'nick picture');
