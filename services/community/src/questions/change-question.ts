import type { Standing } from '@narae/contracts';
import { changeStored, DomainError, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, forgetPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { hashQuestionPassword, requirePassword } from './question-password.ts';
import type { StoredQuestion } from './question.model.ts';
import { findQuestion, writeOver } from './question.queries.ts';
import { postOf, searchOf } from './question.rules.ts';
import { requireOpen, requireOwn } from './own-question.ts';
import { deletePictures } from './pictures/question-pictures.ts';
import type { WrittenQuestion } from './write-question.ts';

/**
 * Changes a member's own question until it is answered, a secret one by its password (COMMUNITY-4, COMMUNITY-5).
 * @throws DomainError question_not_found, secret_noti_fail, question_answered, qna_password_length, login_password_fail, password_locked,
 *   rate_limited, duplicate_post, version_conflict
 */
export const editQuestion = async (
  context: CommunityContext,
  { qna_id, subject, content, secret, password }: WrittenQuestion & { readonly qna_id: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { questions, now } = context;
  const { mem_id } = member;
  const find = () => findQuestion(questions, qna_id);
  const known = requireOpen(await find(), mem_id);
  if (known.secret) await requirePassword(context, known, password);
  const stored = known.secret && secret ? known.password : await hashQuestionPassword(secret, password);
  await requireAuthor(context, member);
  const before = postOf(known);
  const post = { ...postOf({ subject, content }), lan_tp: known.lan_tp };
  const same = before.text === post.text;
  const admitted = same ? known.standing : await admitPost(context, member, post, { change: true });
  try {
    const changed = await changeStored(context, {
      known,
      find,
      decide: (current) => {
        requireOpen(current, mem_id);
        // Another change made it secret, or gave it another password, since the password was checked.
        if (current.password !== known.password) throw new DomainError('version_conflict');
        const standing: Standing = same || current.standing === 'shown' ? admitted : 'held';
        const search = searchOf({ subject, content, secret });
        return { subject, content, secret, password: stored, search, standing, mod_date: now() };
      },
      write: (current, set) => writeOver(questions, current, set),
    });
    if (!same) await forgetPost(context, mem_id, before);
    return changed?.after.standing ?? admitted;
  } catch (error) {
    if (!same) await forgetPost(context, mem_id, post);
    throw error;
  }
};

/**
 * Deletes a member's own question with all it says, at once; one that is deleted already is no error.
 * @throws DomainError question_not_found, secret_noti_fail, version_conflict
 */
export const deleteQuestion = async (
  context: CommunityContext,
  qna_id: string,
  mem_id: string,
): Promise<void> => {
  const { questions, now } = context;
  const find = () => findQuestion(questions, qna_id);
  const known = requireOwn(await find(), mem_id);
  if (known.deleted_at) return;
  const changed = await changeStored<StoredQuestion, Partial<StoredQuestion>>(context, {
    known,
    find,
    decide: (current) =>
      requireOwn(current, mem_id).deleted_at
        ? null
        : { deleted_at: now(), subject: '', content: '', search: '', password: '', answer: '', pictures: [] },
    write: (current, set) => writeOver(questions, current, set),
  });
  await deletePictures(context, changed?.before.pictures ?? []);
  await forgetPost(context, mem_id, postOf(known));
};
