import { z } from 'zod';
import { perLanguage } from '../localized.ts';
import { plainText } from '../primitives.ts';
import { postText } from './post.ts';
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_NAME } from './post-limits.ts';

/** What the desk says of a template: its own name for it, and the answer in every language (COMMUNITY-17). */
export const writtenTemplate = {
  name: plainText(MAX_TEMPLATE_NAME).min(1, { error: 'template_name_input' }),
  texts: z.strictObject(perLanguage(() => postText(MAX_ANSWER_LENGTH, 'template_text_input'))),
};

/** A template of an answer. */
export const AnswerTemplate = z.object({
  template_id: z.string(),
  name: z.string(),
  texts: z.object(perLanguage(() => z.string())),
  /** Goes back with a change. */
  version: z.int(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
