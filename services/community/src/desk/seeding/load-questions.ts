import type { Vault } from '@narae/service-kit';
import type { CommunityStore } from '../../context.ts';
import { drawnPicture } from '../../questions/pictures/question-pictures.ts';
import { searchOf } from '../../questions/question.rules.ts';
import type { CommunityContent, DemoQuestion } from './community-content.ts';
import { hoursBefore, insertMissing } from './insert-missing.ts';

const kept = async (vault: Vault, { qna_id, pictures }: DemoQuestion): Promise<string[]> => {
  const ids: string[] = [];
  for (const svg of pictures) ids.push(await vault.put(qna_id, await drawnPicture(Buffer.from(svg))));
  return ids;
};

/** Adds what is asked in a new shop, its pictures, and the answers; pictures of a repeat that nothing names are swept later. */
export const loadQuestions = async (
  { questions }: CommunityStore,
  { questions: asked }: CommunityContent,
  now: Date,
  vault: Vault,
): Promise<void> => {
  const rows = await Promise.all(
    asked.map(async ({ hoursAgo, answeredHoursAgo, ...question }) => ({
      ...question,
      pictures: await kept(vault, { hoursAgo, answeredHoursAgo, ...question }),
      search: searchOf(question),
      standing: 'shown' as const,
      reg_date: hoursBefore(now, hoursAgo),
      answered_at: answeredHoursAgo === null ? null : hoursBefore(now, answeredHoursAgo),
      version: 1,
    })),
  );
  await insertMissing(questions, 'qna_id', rows);
};
