import type { LanTp, Standing } from '@narae/contracts';
import { nextId, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, retractPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { hashQuestionPassword } from './question-password.ts';
import { postOf, searchOf } from './question.rules.ts';

/** What a member asks. */
export interface WrittenQuestion {
  readonly subject: string;
  readonly content: string;
  readonly secret: boolean;
  /** Four digits; empty of a general question. */
  readonly password: string;
}

/**
 * Stores a question; whether everybody sees it at once is for admission to say (COMMUNITY-4, COMMUNITY-12).
 * @throws DomainError qna_password_length, rate_limited, new_member_limit, duplicate_post, login_required for a member who has just left
 */
export const writeQuestion = async (
  context: CommunityContext,
  { subject, content, secret, password, lan_tp }: WrittenQuestion & { readonly lan_tp: LanTp },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ qna_id: string; standing: Standing }> => {
  const { mem_id } = member;
  await requireAuthor(context, member);
  const post = { ...postOf({ subject, content }), lan_tp };
  const standing = await admitPost(context, member, post);
  try {
    const stored = await hashQuestionPassword(secret, password);
    const qna_id = await nextId(context.store, 'QNA');
    await context.questions.create({
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
    return { qna_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    throw error;
  }
};
