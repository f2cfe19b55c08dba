import { communityCalls } from '@narae/contracts';
import { DomainError, sendTagged, serve, serveShared, success, tagged } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommentContext } from './context.ts';
import { requireOwner } from '../kernel/index.ts';
import { answerComment, writeComment } from './write-comments.ts';
import { deleteComment, editComment, likeComment } from './change-comments.ts';
import { createCommentReader, keepCounts } from './read-comments.ts';
import { searchComments } from './moderated-comments.ts';

/** Comments and likes (COMMUNITY-1, COMMUNITY-2). */
export const commentRoutes = (app: FastifyInstance, context: CommentContext): void => {
  const counts = keepCounts(context);
  app.addHook('onClose', () => counts.stop());
  const reader = createCommentReader({ ...context, counts });
  const { commentPage, commentList, commentLikeCnt, commentCount } = communityCalls;

  serve(app, commentPage, async (question, ctx) => {
    // A visitor has no own comments: the page renews the expired session and asks again.
    if (ctx.request.identity.expired) throw new DomainError('token_expired');
    const page = await reader.page(question, ctx.user?.mem_id);
    return sendTagged(ctx, tagged(JSON.stringify(commentPage.output.parse(page))));
  });
  serve(app, commentList, (thread, ctx) => reader.list(thread, ctx.user?.mem_id));
  serveShared(app, commentCount, async (thread) => ({ total: await reader.count(thread) }));
  serve(app, commentLikeCnt, ({ prod_id, comment_type }) => reader.list({ prod_id, comment_type }));
  serve(app, communityCalls.commentLike, async ({ comment_id, like_yn }, ctx) => {
    const wanted = like_yn === undefined ? undefined : like_yn === 'Y';
    const { liked, like_cnt } = await likeComment(context, comment_id, {
      mem_id: ctx.member().mem_id,
      wanted,
    });
    return { ...success, like_yn: liked ? 'Y' : 'N', like_cnt };
  });
  serve(app, communityCalls.commentInsert, async (record, ctx) => {
    const { prod_id, comment_type, comment_content: text, mem_id, lan_tp = ctx.lanTp, reply_to } = record;
    const comment = { prod_id, comment_type, text, lan_tp, reply_to, named: record.comment_id };
    requireOwner(mem_id, ctx.member());
    return {
      ...success,
      ...(await writeComment(context, comment, ctx.member())),
    };
  });
  serve(app, communityCalls.commentReply, async (answer, ctx) => {
    const { comment_id, comment_content: text, lan_tp = ctx.lanTp } = answer;
    return {
      ...success,
      comment_id: await answerComment(context, { comment_id, text, lan_tp }, ctx.member().mem_id),
    };
  });
  serve(app, communityCalls.commentUpdate, async ({ comment_id, comment_content: text }, ctx) => ({
    ...success,
    standing: await editComment(context, { comment_id, text }, ctx.member()),
  }));
  serve(app, communityCalls.moderationComments, (search) => searchComments(context, search));
  serve(app, communityCalls.commentDelete, async ({ comment_id }, ctx) => {
    await deleteComment(context, comment_id, ctx.member().mem_id);
    return success;
  });
};
