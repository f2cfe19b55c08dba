import { communityCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../../context.ts';
import { suggestText } from './suggest-text.ts';

/** Suggested translations of what the desk writes (COMMUNITY-22). */
export const translationRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serve(app, communityCalls.textSuggest, (asked, ctx) => suggestText(context, asked, ctx.member().mem_id));
};
