import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A member's question has its first answer. Nothing of what it says: it may be secret. */
export const questionAnsweredV1 = defineEvent(
  'shop.community.question.answered.v1',
  z.strictObject({
    qna_id: z.string(),
    /** Who asked it. */
    mem_id: z.string(),
  }),
);
