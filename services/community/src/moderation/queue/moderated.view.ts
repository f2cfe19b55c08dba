import { reportReasons } from '@narae/contracts/moderation';
import type { ModeratedPost } from '@narae/contracts';
import type { Post } from '../post-kinds.ts';
import type { ReportedPost } from '../moderation.model.ts';

interface Beside {
  readonly nick: string;
  readonly reported: ReportedPost | undefined;
  readonly blockedUntil: Date | undefined;
}

/** When it was written if held, else the first open report; null if it does not wait. */
const waitingSince = (
  { standing, reg_date }: Pick<Post, 'standing' | 'reg_date'>,
  reported: Pick<ReportedPost, 'open' | 'since'> | undefined,
): Date | null => {
  if (standing === 'held') return reg_date;
  return reported?.open ? reported.since : null;
};

export const moderatedView = (post: Post, { nick, reported, blockedUntil }: Beside): ModeratedPost => {
  const open = reported?.reports.filter((report) => report.open) ?? [];
  const { kind, id, text, pictures, lan_tp, mem_id, standing, hidden_reason, about, version } = post;
  return {
    kind,
    id,
    text,
    pictures,
    lan_tp,
    mem_id,
    user_nick: nick,
    standing,
    hidden_reason,
    about,
    version,
    reg_date: post.reg_date.toISOString(),
    waiting_since: waitingSince(post, reported)?.toISOString() ?? '',
    reports: reportReasons
      .map((reason) => ({ reason, count: open.filter((report) => report.reason === reason).length }))
      .filter(({ count }) => count > 0),
    reports_version: reported?.version ?? 0,
    blocked_until: blockedUntil?.toISOString() ?? '',
  };
};
