import type { LanTp } from '@narae/contracts';
import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import escapeRegExp from 'escape-string-regexp';
import { beyond, type ExportPage, exportPageSize, following, type PageCursor } from '../kernel/index.ts';
import type { questionModel, StoredQuestion } from './question.model.ts';

type Questions = ReturnType<typeof questionModel>;
/** A question without its answer and its password. */
export type ListedQuestion = Omit<StoredQuestion, 'answer' | 'password' | 'search' | 'pictures' | 'outbox'>;

export interface QuestionFilter {
  readonly lan_tp?: LanTp | undefined;
  readonly search: string;
}

const listed = { answer: 0, password: 0, search: 0, pictures: 0, outbox: 0 } as const;
const newest = { reg_date: -1, qna_id: -1 } as const;
const longestSearchMs = 2000;

export const findQuestionPage = (
  questions: Questions,
  { lan_tp, search }: QuestionFilter,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ListedQuestion[]> =>
  questions
    .find(
      {
        standing: 'shown',
        deleted_at: null,
        ...(lan_tp && { lan_tp }),
        ...(search && { secret: false, search: new RegExp(escapeRegExp(search)) }),
        ...(after && beyond('reg_date', new Date(after.at), 'qna_id', after.id)),
      },
      listed,
    )
    .sort(newest)
    .limit(size)
    .maxTimeMS(longestSearchMs)
    .lean<ListedQuestion[]>()
    .exec();

export const findUnseenQuestions = (
  questions: Questions,
  mem_id: string,
  most: number,
): Promise<ListedQuestion[]> =>
  questions
    .find({ mem_id, standing: { $in: ['held', 'hidden'] }, deleted_at: null }, listed)
    .sort(newest)
    .limit(most)
    .lean<ListedQuestion[]>()
    .exec();

export const findQuestion = (questions: Questions, qna_id: string): Promise<StoredQuestion | null> =>
  questions.findOne({ qna_id }).lean<StoredQuestion>().exec();

export const findQuestions = (questions: Questions, qna_ids: readonly string[]): Promise<StoredQuestion[]> =>
  questions
    .find({ qna_id: { $in: [...qna_ids] }, deleted_at: null })
    .lean<StoredQuestion[]>()
    .exec();

export const findHeldQuestions = (
  questions: Questions,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<StoredQuestion[]> =>
  questions
    .find({
      standing: 'held',
      deleted_at: null,
      ...(after && following('reg_date', new Date(after.at), 'qna_id', after.id)),
    })
    .sort({ reg_date: 1, qna_id: 1 })
    .limit(size)
    .lean<StoredQuestion[]>()
    .exec();

export const findQuestionsForDesk = (
  questions: Questions,
  state: 'waiting' | 'answered',
  { after, size }: { after: PageCursor | null; size: number },
): Promise<StoredQuestion[]> => {
  const at = new Date(after?.at ?? 0);
  const found =
    state === 'waiting'
      ? questions
          .find({
            answered_at: null,
            deleted_at: null,
            ...(after && following('reg_date', at, 'qna_id', after.id)),
          })
          .sort({ reg_date: 1, qna_id: 1 })
      : questions
          .find({
            deleted_at: null,
            answered_at: { $gt: new Date(0) },
            ...(after && beyond('answered_at', at, 'qna_id', after.id)),
          })
          .sort({ answered_at: -1, qna_id: -1 });
  return found.limit(size).lean<StoredQuestion[]>().exec();
};

/** Updates exactly this version; null if another change came first. */
export const updateQuestion = (
  questions: Questions,
  { qna_id, version }: Pick<StoredQuestion, 'qna_id' | 'version'>,
  set: Partial<StoredQuestion>,
  audit?: AuditEntry,
  event?: OutboxEntry,
): Promise<StoredQuestion | null> =>
  questions
    .findOneAndUpdate(
      { qna_id, version },
      {
        $set: set,
        $inc: { version: 1 },
        $push: { ...(audit && { audit }), ...(event && { outbox: event }) },
      },
      { returnDocument: 'after' },
    )
    .lean<StoredQuestion>()
    .exec();

/** Deletes secret questions, which nobody could read; the others lose name and pictures. */
export const anonymiseQuestions = async (questions: Questions, mem_id: string): Promise<void> => {
  await questions.deleteMany({ mem_id, secret: true });
  await questions.updateMany(
    { mem_id },
    { $set: { mem_id: '' }, $unset: { pictures: 1 }, $inc: { version: 1 } },
  );
};

export const findPicturesOf = async (questions: Questions, mem_id: string): Promise<string[]> => {
  const found = await questions
    .find({ mem_id, pictures: { $exists: true } }, { pictures: 1 })
    .lean<Pick<StoredQuestion, 'pictures'>[]>()
    .exec();
  return found.flatMap(({ pictures = [] }) => pictures);
};

export const unnamed = async (questions: Questions, pictures: readonly string[]): Promise<string[]> => {
  const named = new Set<unknown>(
    await questions.distinct('pictures', { pictures: { $in: [...pictures] } }).exec(),
  );
  return pictures.filter((picture) => !named.has(picture));
};

export const giveQuestions = async (
  questions: Questions,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await questions.updateMany({ mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } });
};

export const ownQuestionsAfter = (
  questions: Questions,
  { mem_id, after }: ExportPage,
): Promise<StoredQuestion[]> =>
  questions
    .find({ mem_id, qna_id: { $gt: after }, deleted_at: null })
    .sort({ qna_id: 1 })
    .limit(exportPageSize)
    .lean<StoredQuestion[]>()
    .exec();
