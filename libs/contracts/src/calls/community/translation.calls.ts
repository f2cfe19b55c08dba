import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { writtenNotice } from '../../entities/notice.ts';
import { textFormats, TextSuggestion } from '../../entities/translation.ts';
import { LanTp } from '../../primitives.ts';
import * as rows from './translation.rows.ts';

/** Suggested translations of what the desk writes (COMMUNITY-22). */
export const translationCalls = {
  /** What a machine makes of a title and a text in another language, to be reviewed; stores nothing. */
  textSuggest: defineCall(rows.textSuggest, {
    input: z.strictObject({
      from: LanTp,
      to: LanTp,
      format: z.enum(textFormats),
      // Notices are the longest that the desk writes.
      title: writtenNotice.titles.shape.KOR.min(1),
      content: writtenNotice.contents.shape.KOR,
    }),
    output: TextSuggestion,
    errors: ['rate_limited', 'translation_fail', 'translation_off'],
  }),
};
