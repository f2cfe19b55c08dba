import { communityCalls } from '@narae/contracts';
import { exportedMember, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../context.ts';
import { exportFile, exportPart } from './export-part.ts';

/** What the community keeps of a member, for their export (ACCOUNT-40). */
export const memberRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serve(app, communityCalls.memberSaidPart, async (page, ctx) =>
    exportPart(context, await exportedMember(ctx), page),
  );
  serve(app, communityCalls.memberSaidFile, async ({ file_id }, ctx) => {
    const bytes = await exportFile(context, await exportedMember(ctx), file_id);
    return ctx.reply.header('cache-control', 'no-store, private').type('image/webp').send(bytes);
  });
};
