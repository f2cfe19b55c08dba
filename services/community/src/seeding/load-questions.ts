import type { CommunityStore } from '../context.ts';
import { searchOf } from '../questions/question.rules.ts';
import type { CommunityContent } from './community-content.ts';
import { hoursBefore, insertMissing } from './insert-missing.ts';

/** Adds what is asked in a new shop, and the answers. */
export const loadQuestions = (
  { questions }: CommunityStore,
  { questions: asked }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    questions,
    'qna_id',
    asked.map(({ hoursAgo, answeredHoursAgo, ...question }) => ({
      ...question,
      search: searchOf(question),
      standing: 'shown',
      reg_date: hoursBefore(now, hoursAgo),
      answered_at: answeredHoursAgo === null ? null : hoursBefore(now, answeredHoursAgo),
      version: 1,
    })),
  );
