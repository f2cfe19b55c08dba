import { MAX_QUESTION_PICTURES } from '@narae/contracts/post-limits';
import {
  changeStored,
  deleteFromVault,
  DomainError,
  openPicture,
  pictureWork,
  sweepVault,
} from '@narae/service-kit';
import { type QuestionContext, questionBucket } from '../context.ts';
import { isSeenBy, requireOpen } from '../question-access.ts';
import type { StoredQuestion } from '../question.model.ts';
import { findPicturesOf, findQuestion, updateQuestion, unnamed } from '../question.queries.ts';

type Changing = Pick<QuestionContext, 'questions' | 'questionVault' | 'log' | 'now' | 'relay'>;
type Reading = Pick<QuestionContext, 'questions' | 'questionVault'>;

const inTurn = pictureWork(16);
/** Longer side in pixels: a ticket is readable, and the file fits into an answer. */
const side = 1280;

export const drawnPicture = (bytes: Buffer): Promise<Buffer> =>
  inTurn(() =>
    openPicture(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  );

const requireRoom = (pictures: readonly string[]): void => {
  if (pictures.length >= MAX_QUESTION_PICTURES)
    throw new DomainError('question_pictures_full', { field: 'img' });
};

const changePictures = async (
  context: Changing,
  { known, mem_id }: { readonly known: StoredQuestion; readonly mem_id: string },
  change: (pictures: readonly string[]) => string[],
): Promise<void> => {
  const { questions } = context;
  await changeStored<StoredQuestion, Partial<StoredQuestion>>(context, {
    known,
    find: () => findQuestion(questions, known.qna_id),
    decide: (current) => ({ pictures: change(requireOpen(current, mem_id).pictures ?? []) }),
    write: (current, set) => updateQuestion(questions, current, set),
  });
};

/**
 * Adds a picture to one's own open question, three at most, redrawn and encrypted (COMMUNITY-16). The
 * question is checked before the upload is read; a failure stores nothing.
 * @param read gives the upload
 * @returns the picture's number
 * @throws DomainError question_not_found, not_own, secret_noti_fail, question_answered, question_pictures_full,
 * version_conflict, and errors of `read`
 */
export const addQuestionPicture = async (
  context: Changing,
  { qna_id, mem_id }: { readonly qna_id: string; readonly mem_id: string },
  read: () => Promise<{ readonly bytes: Buffer }>,
): Promise<string> => {
  const existing = requireOpen(await findQuestion(context.questions, qna_id), mem_id);
  requireRoom(existing.pictures ?? []);
  const { bytes } = await read();
  const picture_id = await context.questionVault.put(qna_id, await drawnPicture(bytes));
  try {
    await changePictures(context, { known: existing, mem_id }, (pictures) => {
      requireRoom(pictures);
      return [...pictures, picture_id];
    });
  } catch (error) {
    await deletePictures(context, [picture_id]);
    throw error;
  }
  return picture_id;
};

/**
 * Only of one's own open question; repeatable.
 * @throws DomainError question_not_found, not_own, secret_noti_fail, question_answered, version_conflict
 */
export const removeQuestionPicture = async (
  context: Changing,
  { qna_id, mem_id, picture_id }: Readonly<Record<'qna_id' | 'mem_id' | 'picture_id', string>>,
): Promise<void> => {
  const existing = requireOpen(await findQuestion(context.questions, qna_id), mem_id);
  if (!existing.pictures?.includes(picture_id)) return;
  await changePictures(context, { known: existing, mem_id }, (pictures) =>
    pictures.filter((picture) => picture !== picture_id),
  );
  await deletePictures(context, [picture_id]);
};

export const deletePictures = (
  { questionVault: vault, log }: Pick<QuestionContext, 'questionVault' | 'log'>,
  pictures: readonly string[],
): Promise<void> => deleteFromVault({ vault, log }, pictures);

interface Asked {
  readonly qna_id: string;
  readonly picture_id: string;
}

const bytesOf = async (
  { questionVault }: Reading,
  question: StoredQuestion | null,
  picture_id: string,
): Promise<Buffer> => {
  const named = question?.pictures?.includes(picture_id) === true;
  const bytes = named ? await questionVault.get(picture_id) : null;
  if (!bytes) throw new DomainError('picture_not_found');
  return bytes;
};

/** For readers of a general question. @throws DomainError picture_not_found also for a secret one */
export const readQuestionPicture = async (
  context: Reading,
  { qna_id, picture_id }: Asked,
  mem_id: string | undefined,
): Promise<Buffer> => {
  const found = await findQuestion(context.questions, qna_id);
  return bytesOf(context, found && isSeenBy(found, mem_id) && !found.secret ? found : null, picture_id);
};

/** @throws DomainError picture_not_found */
export const readQuestionPictureForDesk = async (
  context: Reading,
  { qna_id, picture_id }: Asked,
): Promise<Buffer> => bytesOf(context, await findQuestion(context.questions, qna_id), picture_id);

export const ownQuestionPicture = async (
  { questions, questionVault }: Reading,
  mem_id: string,
  picture_id: string,
): Promise<Buffer | null> =>
  (await findPicturesOf(questions, mem_id)).includes(picture_id) ? questionVault.get(picture_id) : null;

export const embeddedPictures = async (
  { questionVault }: Pick<QuestionContext, 'questionVault'>,
  pictures: readonly string[],
): Promise<{ picture_id: string; src: string }[]> => {
  const read = await Promise.all(
    pictures.map(async (picture_id) => ({ picture_id, bytes: await questionVault.get(picture_id) })),
  );
  return read.flatMap(({ picture_id, bytes }) =>
    bytes ? [{ picture_id, src: `data:image/webp;base64,${bytes.toString('base64')}` }] : [],
  );
};

/** Deletes pictures left by a crash (COMMUNITY-16). @returns their number */
export const sweepPictures = (
  { store, questionVault: vault, questions, log }: QuestionContext,
  now: Date = new Date(),
): Promise<number> =>
  sweepVault(
    { store, vault, log },
    { bucket: questionBucket, now, unnamed: (ids) => unnamed(questions, ids) },
  );
