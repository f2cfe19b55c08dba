import type { ExportPart } from '@narae/contracts';
import { exportPage, type ExportPage } from '../../kernel/index.ts';
import { reportsAfter } from './report.queries.ts';
import type { PostKind, ReportReason } from '@narae/contracts';
import { DomainError, type Joined } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import { addReport, anonymiseReports, giveReports } from './report.queries.ts';

/**
 * Once per member (COMMUNITY-30).
 * @throws DomainError rate_limited, own_post, post_not_found also if only the author sees it
 */
export const reportPost = async (
  context: ModerationContext,
  { kind, id, reason }: { readonly kind: PostKind; readonly id: string; readonly reason: ReportReason },
  mem_id: string,
): Promise<void> => {
  await context.limiter.count('post-reports', mem_id);
  const [post] = await context.postKinds[kind].find([id]);
  if (!post?.public || post.standing !== 'shown') throw new DomainError('post_not_found', { field: 'id' });
  if (post.mem_id === mem_id) throw new DomainError('own_post', { field: 'id' });
  const report = { mem_id, reason, at: context.now() };
  await addReport(context.reports, { kind, id }, report, context.kept['post-reports']);
};

/** Removes a departed member's name from their reports (ACCOUNT-11). */
export const forgetReports = (
  { reports }: Pick<ModerationContext, 'reports'>,
  mem_id: string,
): Promise<void> => anonymiseReports(reports, mem_id);

/** Gives the reports of a merged account to the remaining one, one per post (ACCOUNT-36, COMMUNITY-30). */
export const moveReports = ({ reports }: Pick<ModerationContext, 'reports'>, joined: Joined): Promise<void> =>
  giveReports(reports, joined);

/** A page of a member's own reports (ACCOUNT-40). */
export const exportReports = async (
  { reports }: Pick<ModerationContext, 'reports'>,
  page: ExportPage,
): Promise<ExportPart> => {
  const found = await reportsAfter(reports, page);
  const own = found.map(({ kind, id, reports: all }) => ({
    kind,
    id,
    reports: all.filter(({ mem_id }) => mem_id === page.mem_id),
  }));
  return exportPage(own, ({ id }) => id);
};
