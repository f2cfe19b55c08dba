import type { LanTp, Standing } from '@narae/contracts';
import { type AuthUser, changeStored, DomainError, type Joined } from '@narae/service-kit';
import type { QuestionContext } from './context.ts';
import { createNumbered, requireAuthor } from '../kernel/index.ts';
import { admitPost, forgetPost, retractPost } from '../moderation/index.ts';
import {
  hashQuestionPassword,
  questionPost,
  searchOf,
  requireOpen,
  requireOwn,
  requirePassword,
} from './question-access.ts';
import type { StoredQuestion } from './question.model.ts';
import {
  findQuestion,
  updateQuestion,
  anonymiseQuestions,
  findPicturesOf,
  giveQuestions,
} from './question.queries.ts';
import { deletePictures } from './pictures/question-pictures.ts';

export interface WrittenQuestion {
  readonly subject: string;
  readonly content: string;
  readonly secret: boolean;
  readonly password: string;
}

/**
 * Stores a question; admission decides who sees it (COMMUNITY-4, COMMUNITY-12).
 * @throws DomainError qna_password_length, rate_limited, new_member_limit, duplicate_post, login_required for
 * a member who has just left
 */
export const writeQuestion = async (
  context: QuestionContext,
  {
    subject,
    content,
    secret,
    password,
    lan_tp,
    named,
  }: WrittenQuestion & {
    readonly lan_tp: LanTp;
    /** A number that an old client names. */
    readonly named?: unknown;
  },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ qna_id: string; standing: Standing }> => {
  const { mem_id } = member;
  await requireAuthor(context, member);
  const post = { ...questionPost({ subject, content }), lan_tp };
  const standing = await admitPost(context, member, post);
  try {
    const stored = await hashQuestionPassword(secret, password);
    const create = (qna_id: string) =>
      context.questions.create({
        qna_id,
        mem_id,
        lan_tp,
        subject,
        content,
        secret,
        password: stored,
        search: searchOf({ subject, content, secret }),
        standing,
        reg_date: context.now(),
      });
    const qna_id = await createNumbered(context, { prefix: 'QNA', named, mem_id }, create);
    return { qna_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    throw error;
  }
};

/**
 * Changes one's own open question, a secret one by its password (COMMUNITY-4, COMMUNITY-5).
 * @throws DomainError question_not_found, not_own, secret_noti_fail, question_answered, qna_password_length,
 * login_password_fail, password_locked, rate_limited, duplicate_post, version_conflict
 */
export const editQuestion = async (
  context: QuestionContext,
  { qna_id, subject, content, secret, password }: WrittenQuestion & { readonly qna_id: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { questions, now } = context;
  const { mem_id } = member;
  const find = () => findQuestion(questions, qna_id);
  const existing = requireOpen(await find(), mem_id);
  if (existing.secret) await requirePassword(context, existing, password);
  const stored = existing.secret && secret ? existing.password : await hashQuestionPassword(secret, password);
  await requireAuthor(context, member);
  const before = questionPost(existing);
  const post = { ...questionPost({ subject, content }), lan_tp: existing.lan_tp };
  const same = before.text === post.text;
  const admitted = same ? existing.standing : await admitPost(context, member, post, { change: true });
  try {
    const changed = await changeStored(context, {
      known: existing,
      find,
      decide: (current) => {
        requireOpen(current, mem_id);
        // Another change replaced the password since it was checked.
        if (current.password !== existing.password) throw new DomainError('version_conflict');
        const standing: Standing = same || current.standing === 'shown' ? admitted : 'held';
        const search = searchOf({ subject, content, secret });
        return { subject, content, secret, password: stored, search, standing, mod_date: now() };
      },
      write: (current, set) => updateQuestion(questions, current, set),
    });
    if (!same) await forgetPost(context, mem_id, before);
    return changed?.after.standing ?? admitted;
  } catch (error) {
    if (!same) await forgetPost(context, mem_id, post);
    throw error;
  }
};

/** Repeatable. @throws DomainError question_not_found, not_own, secret_noti_fail, version_conflict */
export const deleteQuestion = async (
  context: QuestionContext,
  qna_id: string,
  mem_id: string,
): Promise<void> => {
  const { questions, now } = context;
  const find = () => findQuestion(questions, qna_id);
  const existing = requireOwn(await find(), mem_id);
  if (existing.deleted_at) return;
  const changed = await changeStored<StoredQuestion, Partial<StoredQuestion>>(context, {
    known: existing,
    find,
    decide: (current) =>
      requireOwn(current, mem_id).deleted_at
        ? null
        : { deleted_at: now(), subject: '', content: '', search: '', password: '', answer: '', pictures: [] },
    write: (current, set) => updateQuestion(questions, current, set),
  });
  await deletePictures(context, changed?.before.pictures ?? []);
  await forgetPost(context, mem_id, questionPost(existing));
};

/** Pictures go first, so that a repeat finds the rest (ACCOUNT-11, COMMUNITY-8). */
export const forgetQuestions = async (
  context: Pick<QuestionContext, 'questions' | 'questionVault' | 'log'>,
  mem_id: string,
): Promise<void> => {
  await deletePictures(context, await findPicturesOf(context.questions, mem_id));
  await anonymiseQuestions(context.questions, mem_id);
};

/** Gives the questions of a merged account to the remaining one, secret ones included (ACCOUNT-36). */
export const moveQuestions = (
  { questions }: Pick<QuestionContext, 'questions'>,
  joined: Joined,
): Promise<void> => giveQuestions(questions, joined);
