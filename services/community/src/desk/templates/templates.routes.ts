import { communityCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../../context.ts';
import { changeTemplate, deleteTemplate, makeTemplate, readTemplates } from './answer-templates.ts';

/** Templates of answers to questions (COMMUNITY-17). */
export const templateRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serve(app, communityCalls.answerTemplates, () => readTemplates(context));
  serve(app, communityCalls.answerTemplateSave, async ({ template_id, version, ...written }, ctx) => {
    const { mem_id } = ctx.member();
    return template_id === undefined
      ? makeTemplate(context, written, mem_id)
      : changeTemplate(context, { ...written, template_id, version }, mem_id);
  });
  serve(app, communityCalls.answerTemplateDelete, async (asked, ctx) => {
    await deleteTemplate(context, asked, ctx.member().mem_id);
    return success;
  });
};
