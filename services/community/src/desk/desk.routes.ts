import { communityCalls } from '@narae/contracts';
import { serve, serveShared, success, serveSecurityLog } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DeskContext } from './context.ts';
import {
  deleteNotice,
  listNoticesForDesk,
  listNotices,
  readNoticeForDesk,
  saveNotice,
  showNotice,
} from './notices/notices.ts';
import { deleteFaq, listFaqs, listFaqsForDesk, orderFaqs, readFaqForDesk, saveFaq } from './faq/faqs.ts';
import { changeTemplate, deleteTemplate, makeTemplate, readTemplates } from './answer-templates.ts';
import { suggestText } from './translation.ts';

/** Notices, and the desk that writes them (COMMUNITY-3, COMMUNITY-23). */
export const noticeRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serveShared(app, communityCalls.communityList, (input) => listNotices(context, input));
  serveShared(app, communityCalls.communityDtl, (input) => showNotice(context, input));
  serve(app, communityCalls.deskNotices, () => listNoticesForDesk(context));
  serve(app, communityCalls.deskNotice, ({ cou_id }) => readNoticeForDesk(context, cou_id));
  serve(app, communityCalls.noticeSave, (written, ctx) => saveNotice(context, written, ctx.member().mem_id));
  serve(app, communityCalls.noticeDelete, async (input, ctx) => {
    await deleteNotice(context, input, ctx.member().mem_id);
    return success;
  });
};

/** Frequent questions (COMMUNITY-20), and the desk that writes them (COMMUNITY-21). */
export const faqRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serveShared(app, communityCalls.faqList, ({ lan_tp }) => listFaqs(context, lan_tp));
  serve(app, communityCalls.deskFaqs, () => listFaqsForDesk(context));
  serve(app, communityCalls.deskFaq, ({ faq_id }) => readFaqForDesk(context, faq_id));
  serve(app, communityCalls.faqSave, (written, ctx) => saveFaq(context, written, ctx.member().mem_id));
  serve(app, communityCalls.faqOrder, async (input, ctx) => {
    await orderFaqs(context, input, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.faqDelete, async (input, ctx) => {
    await deleteFaq(context, input, ctx.member().mem_id);
    return success;
  });
};

/** Templates of answers to questions (COMMUNITY-17). */
export const templateRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, communityCalls.answerTemplates, () => readTemplates(context));
  serve(app, communityCalls.answerTemplateSave, async ({ template_id, version, ...written }, ctx) => {
    const { mem_id } = ctx.member();
    return template_id === undefined
      ? makeTemplate(context, written, mem_id)
      : changeTemplate(context, { ...written, template_id, version }, mem_id);
  });
  serve(app, communityCalls.answerTemplateDelete, async (input, ctx) => {
    await deleteTemplate(context, input, ctx.member().mem_id);
    return success;
  });
};

/** Suggested translations of what the desk writes (COMMUNITY-22). */
export const translationRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, communityCalls.textSuggest, (input, ctx) => suggestText(context, input, ctx.member().mem_id));
};

/** The audit log and the security log of the back office (ACCOUNT-13). */
export const deskRoutes = (app: FastifyInstance, { auditLog }: DeskContext): void => {
  serve(app, communityCalls.communityAudit, (input) => auditLog.read(input));
  serveSecurityLog(app, communityCalls.communitySecurityLog);
};
