import type { CommunityStore } from '../context.ts';
import { searchOf } from '../questions/question.rules.ts';
import type { CommunityContent } from './community-content.ts';

const hourMs = 3_600_000;

/** Adds what is asked in a new shop, and the answers. */
export const loadQuestions = async (
  { questions }: CommunityStore,
  { questions: asked }: CommunityContent,
  now: Date,
): Promise<void> => {
  const before = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  await questions.bulkWrite(
    asked.map(({ qna_id, hoursAgo, answeredHoursAgo, ...question }) => ({
      updateOne: {
        filter: { qna_id },
        update: {
          $setOnInsert: {
            ...question,
            search: searchOf(question),
            standing: 'shown',
            reg_date: before(hoursAgo),
            answered_at: answeredHoursAgo === null ? null : before(answeredHoursAgo),
            version: 1,
          },
        },
        upsert: true,
      },
    })),
  );
};
