import type { CallRow } from '../../call-row.ts';
import { ofDesk } from './of-desk.ts';

// Templates of answers.

export const answerTemplates = {
  ...ofDesk,
  name: 'answerTemplates',
  path: '/api/admin/answerTemplates',
  params: '',
} as const satisfies CallRow;

export const answerTemplateSave = {
  ...ofDesk,
  name: 'answerTemplateSave',
  path: '/api/admin/answerTemplateSave',
  params: 'template_id name texts version',
} as const satisfies CallRow;

export const answerTemplateDelete = {
  ...ofDesk,
  name: 'answerTemplateDelete',
  path: '/api/admin/answerTemplateDelete',
  params: 'template_id version',
} as const satisfies CallRow;
