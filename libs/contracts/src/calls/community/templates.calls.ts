import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AnswerTemplate, writtenTemplate } from '../../entities/answer-template.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './templates.rows.ts';

/** Templates of answers to questions (COMMUNITY-17). */
export const templateCalls = {
  /** All of them, by their names. */
  answerTemplates: defineCall(rows.answerTemplates, {
    input: z.strictObject({}),
    output: z.array(AnswerTemplate),
  }),
  /** Changes a template, or makes one where none is named. */
  answerTemplateSave: defineCall(rows.answerTemplateSave, {
    input: z.strictObject({
      template_id: Id.optional(),
      ...writtenTemplate,
      /** Of the template that was changed; 0 of a new one. */
      version: z.int().min(0),
    }),
    output: AnswerTemplate,
    errors: ['template_not_found', 'templates_most', 'version_conflict'],
  }),
  /** Deletes a template; one that is deleted already is no error. */
  answerTemplateDelete: defineCall(rows.answerTemplateDelete, {
    input: z.strictObject({ template_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['version_conflict'],
  }),
};
