import type { PostKind } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { reasonText } from '../blocks/reasons.view.ts';
import { closeReports } from './report.queries.ts';
import { requireNote, type GivenReason } from '../blocks/require-note.ts';

/** Which post, as it was seen. */
export interface SeenPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly version: number;
  /** Of its reports; what came later is not decided with them. */
  readonly reports_version: number;
}

/**
 * Shows a post, or hides it with a reason that its author alone is told, in the language they wrote in; its reports are decided on with
 * it (COMMUNITY-31). A repeat after an interruption finds the reports still open. @param hide null shows it @param by mem_id of the administrator
 * @throws DomainError reason_note_input, post_not_found, version_conflict where it was changed or decided on meanwhile
 */
export const decidePost = async (
  context: CommunityContext,
  { kind, id, version, reports_version }: SeenPost,
  hide: GivenReason | null,
  by: string,
): Promise<void> => {
  if (hide) requireNote(hide);
  const [post] = await context.postKinds[kind].find([id]);
  if (!post) throw new DomainError('post_not_found', { field: 'id' });
  if (post.version !== version) throw new DomainError('version_conflict');
  const at = context.now();
  const standing = hide ? 'hidden' : 'shown';
  const audit = auditEntry(
    {
      by,
      action: hide ? ('post-hidden' as const) : ('post-shown' as const),
      kind,
      id,
      changes: [
        { field: 'standing', from: post.standing, to: standing },
        ...(hide ? [{ field: 'reason', from: '', to: hide.reason }] : []),
      ],
    },
    at,
  );
  const hidden_reason = hide ? reasonText(post.lan_tp, hide.reason, hide.note) : '';
  if (!(await context.postKinds[kind].decide(post, { standing, hidden_reason, audit })))
    throw new DomainError('version_conflict');
  context.relay.nudge();
  await closeReports(context.reports, { kind, id }, { version: reports_version, at });
};
