import { communityCalls } from '@narae/contracts';
import { serve, serveShared, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../../context.ts';
import { listFaqs, listForDesk, readForDesk } from './read-faq.ts';
import { deleteFaq, orderFaqs, saveFaq } from './write-faq.ts';

/** Frequent questions (COMMUNITY-20), and the desk that writes them (COMMUNITY-21). */
export const faqRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  serveShared(app, communityCalls.faqList, ({ lan_tp }) => listFaqs(context, lan_tp));
  serve(app, communityCalls.deskFaqs, () => listForDesk(context));
  serve(app, communityCalls.deskFaq, ({ faq_id }) => readForDesk(context, faq_id));
  serve(app, communityCalls.faqSave, (written, ctx) => saveFaq(context, written, ctx.member().mem_id));
  serve(app, communityCalls.faqOrder, async (asked, ctx) => {
    await orderFaqs(context, asked, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.faqDelete, async (asked, ctx) => {
    await deleteFaq(context, asked, ctx.member().mem_id);
    return success;
  });
};
