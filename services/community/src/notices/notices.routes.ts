import { communityCalls } from '@narae/contracts';
import { serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../context.ts';
import { listNotices, showNotice } from './read-notices.ts';

/** Notices (COMMUNITY-3). */
export const noticeRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serveShared(app, communityCalls.communityList, ({ lan_tp }) => listNotices(context, lan_tp));
  serveShared(app, communityCalls.communityDtl, (asked) => showNotice(context, asked));
};
