import { communityCalls } from '@narae/contracts';
import { DomainError, readImageUpload, sendTagged, serve, success, tagged } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReviewContext } from './context.ts';
import { deleteReview, editReview, replyToReview } from './change-reviews.ts';
import { createReviewReader, readReviewsForDesk, readMine } from './read-reviews.ts';
import { addReviewPicture, readReviewPicture, removeReviewPicture } from './pictures/review-pictures.ts';
import { voteHelpful, writeReview } from './write-reviews.ts';

/** Reviews, their pictures and votes (COMMUNITY-26 to COMMUNITY-29). */
export const reviewRoutes = (app: FastifyInstance, context: ReviewContext): void => {
  const readPage = createReviewReader(context);
  const { reviewList } = communityCalls;

  serve(app, reviewList, async ({ review_lan_tp: lan_tp, ...question }, ctx) => {
    // A visitor has no own reviews: the page renews the expired session and asks again.
    if (ctx.request.identity.expired) throw new DomainError('token_expired');
    const page = await readPage({ ...question, lan_tp }, ctx.user?.mem_id);
    return sendTagged(ctx, tagged(JSON.stringify(reviewList.output.parse(page))));
  });
  serve(app, communityCalls.reviewMine, (_input, ctx) => readMine(context, ctx.member().mem_id));
  serve(app, communityCalls.reviewInsert, async (record, ctx) => {
    const { order_id, review_content: text, lan_tp = ctx.lanTp, ...ratings } = record;
    return { ...success, ...(await writeReview(context, { order_id, ratings, text, lan_tp }, ctx.member())) };
  });
  serve(app, communityCalls.reviewUpdate, async (record, ctx) => {
    const { review_id, review_content: text, ...ratings } = record;
    return { ...success, standing: await editReview(context, { review_id, ratings, text }, ctx.member()) };
  });
  serve(app, communityCalls.reviewDelete, async ({ review_id }, ctx) => {
    await deleteReview(context, review_id, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.reviewHelpful, async ({ review_id, helpful_yn }, ctx) => {
    const { mem_id } = ctx.member();
    const vote = await voteHelpful(context, review_id, { mem_id, helped: helpful_yn === 'Y' });
    return { ...success, helpful_yn: vote.helped ? 'Y' : 'N', helpful_cnt: vote.helpful_cnt };
  });
  serve(app, communityCalls.reviewPictureAdd, async ({ review_id }, ctx) => {
    const { mem_id } = ctx.member();
    await context.limiter.count('review-pictures', mem_id);
    const picture = await addReviewPicture(context, { review_id, mem_id }, () =>
      readImageUpload(ctx.request),
    );
    return { ...success, picture };
  });
  serve(app, communityCalls.reviewPictureDelete, async (input, ctx) => {
    await removeReviewPicture(context, { ...input, mem_id: ctx.member().mem_id });
    return success;
  });
  serve(app, communityCalls.reviewPicture, async ({ file_name }, ctx) => {
    const bytes = await readReviewPicture(context, file_name);
    if (!bytes) throw new DomainError('picture_not_found');
    return ctx.reply
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(bytes);
  });
  serve(app, communityCalls.adminReviews, (input) => readReviewsForDesk(context, input));
  serve(app, communityCalls.adminReviewReply, async ({ review_id, reply_content: reply }, ctx) => {
    await replyToReview(context, { review_id, reply, by: ctx.member().mem_id });
    return success;
  });
};
