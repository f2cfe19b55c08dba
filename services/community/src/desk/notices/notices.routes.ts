import { communityCalls } from '@narae/contracts';
import { serve, serveShared, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../../context.ts';
import { listNotices, showNotice } from './read-notices.ts';
import { deleteNotice, listForDesk, readForDesk, saveNotice } from './write-notice.ts';

/** Notices, and the desk that writes them (COMMUNITY-3, COMMUNITY-23). */
export const noticeRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serveShared(app, communityCalls.communityList, (asked) => listNotices(context, asked));
  serveShared(app, communityCalls.communityDtl, (asked) => showNotice(context, asked));
  serve(app, communityCalls.deskNotices, () => listForDesk(context));
  serve(app, communityCalls.deskNotice, ({ cou_id }) => readForDesk(context, cou_id));
  serve(app, communityCalls.noticeSave, (written, ctx) => saveNotice(context, written, ctx.member().mem_id));
  serve(app, communityCalls.noticeDelete, async (asked, ctx) => {
    await deleteNotice(context, asked, ctx.member().mem_id);
    return success;
  });
};
