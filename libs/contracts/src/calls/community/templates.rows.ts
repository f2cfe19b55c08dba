import { desk } from './access.ts';

// Templates of answers.

export const answerTemplates = /* @__PURE__ */ desk('answerTemplates');
export const answerTemplateSave = /* @__PURE__ */ desk(
  'answerTemplateSave',
  'template_id name texts version',
);
export const answerTemplateDelete = /* @__PURE__ */ desk('answerTemplateDelete', 'template_id version');
