import type { ExportPart } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { exportPage, type ExportPage } from '../kernel/export-page.ts';
import { likedAfter, ownCommentsAfter } from './comment.queries.ts';

type Reading = Pick<CommunityContext, 'comments'>;

/** A page of a member's own comments (ACCOUNT-40). */
export const exportComments = async ({ comments }: Reading, page: ExportPage): Promise<ExportPart> =>
  exportPage(await ownCommentsAfter(comments, page), ({ comment_id }) => comment_id);

/** A page of the comments a member likes (ACCOUNT-40). */
export const exportLiked = async ({ comments }: Reading, page: ExportPage): Promise<ExportPart> =>
  exportPage(await likedAfter(comments, page), ({ comment_id }) => comment_id);
