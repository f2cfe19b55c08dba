import { communityCalls } from '@narae/contracts';
import { exportedMember, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DeskContext } from '../context.ts';
import { exportFile, exportPart, changeMemberProfile } from './members.ts';

/** Account's calls about a member: export (ACCOUNT-40), and nickname and picture (COMMUNITY-8). */
export const memberRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, communityCalls.memberSaidPart, async (page, ctx) =>
    exportPart(context, await exportedMember(ctx), page),
  );
  serve(app, communityCalls.memberSeen, async (seen, ctx) => {
    await changeMemberProfile(context, await exportedMember(ctx), seen);
    return success;
  });
  serve(app, communityCalls.memberSaidFile, async ({ file_id }, ctx) => {
    const bytes = await exportFile(context, await exportedMember(ctx), file_id);
    return ctx.reply.header('cache-control', 'no-store, private').type('image/webp').send(bytes);
  });
};
