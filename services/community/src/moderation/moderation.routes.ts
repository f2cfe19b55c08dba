import { communityCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ModerationContext } from './context.ts';
import { blockWriting, readBlocks, unblockWriting } from './blocks/blocks.ts';
import { decidePost, readQueue } from './queue/queue.ts';
import { reportPost } from './queue/reports.ts';
import { readWordLists, saveWordList } from './admission/word-lists.ts';

/** Reports of members, and the desk's decisions (COMMUNITY-30 to COMMUNITY-33). */
export const moderationRoutes = (app: FastifyInstance, context: ModerationContext): void => {
  serve(app, communityCalls.postReport, async (report, ctx) => {
    await reportPost(context, report, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.moderationQueue, (page) => readQueue(context, page));
  serve(app, communityCalls.postDecide, async (decided, ctx) => {
    await decidePost(context, decided, decided.decision === 'hide' ? decided : null, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.heldWords, () => readWordLists(context));
  serve(app, communityCalls.heldWordsSave, ({ words_lan_tp: lan_tp, words, version }, ctx) =>
    saveWordList(context, { lan_tp, words, version }, ctx.member().mem_id),
  );
  serve(app, communityCalls.writingBlocks, (page) => readBlocks(context, page));
  serve(app, communityCalls.writingBlock, (block, ctx) => blockWriting(context, block, ctx.member().mem_id));
  serve(app, communityCalls.writingUnblock, async (block, ctx) => {
    await unblockWriting(context, block, ctx.member().mem_id);
    return success;
  });
};
