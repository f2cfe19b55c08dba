import { communityCalls } from '@narae/contracts';
import { DomainError, sendTagged, serve, type AuthUser } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../context.ts';
import { success } from '../shared/answers.ts';
import { deleteQuestion, editQuestion } from './change-question.ts';
import { createQuestionReader, readOwnQuestion, readQuestion } from './read-questions.ts';
import { writeQuestion, type WrittenQuestion } from './write-question.ts';

/** A mem_id in a member's own record must be the session's (ACCOUNT-12). @throws DomainError not_own */
const requireOwner = (claimed: string | undefined, { mem_id }: AuthUser): void => {
  if (claimed !== undefined && claimed !== mem_id) throw new DomainError('not_own', { field: 'mem_id' });
};

const writtenIn = (record: {
  readonly qna_ttl_nm: string;
  readonly qna_content: string;
  readonly secret_yn: 'Y' | 'N';
  readonly qna_password?: string | undefined;
}): WrittenQuestion => ({
  subject: record.qna_ttl_nm,
  content: record.qna_content,
  secret: record.secret_yn === 'Y',
  password: record.qna_password ?? '',
});

/** Questions and their answers (COMMUNITY-4 to COMMUNITY-6). */
export const questionRoutes = (app: FastifyInstance, context: CommunityContext): void => {
  const reader = createQuestionReader(context);
  const { qnaPage } = communityCalls;

  serve(app, qnaPage, async (question, ctx) => {
    const page = await reader.page(question, ctx.user?.mem_id);
    return sendTagged(ctx, JSON.stringify(qnaPage.output.parse(page)));
  });
  serve(app, communityCalls.qnaList, ({ lan_tp }, ctx) => reader.list(lan_tp, ctx.user?.mem_id));
  serve(app, communityCalls.qnaDetail, ({ qna_id }, ctx) => readQuestion(context, qna_id, ctx.user?.mem_id));
  serve(app, communityCalls.qnaChkDetail, ({ qna_id, qna_password, mem_id }, ctx) => {
    requireOwner(mem_id, ctx.member());
    return readOwnQuestion(context, { qna_id, qna_password }, ctx.member().mem_id);
  });
  serve(app, communityCalls.qnaInsert, async (record, ctx) => {
    requireOwner(record.mem_id, ctx.member());
    const written = { ...writtenIn(record), lan_tp: record.lan_tp ?? ctx.lanTp };
    return { ...success, ...(await writeQuestion(context, written, ctx.member())) };
  });
  serve(app, communityCalls.qnaUpdate, async (record, ctx) => {
    requireOwner(record.mem_id, ctx.member());
    const written = { ...writtenIn(record), qna_id: record.qna_id };
    return { ...success, standing: await editQuestion(context, written, ctx.member()) };
  });
  serve(app, communityCalls.qnaDelete, async ({ qna_id, mem_id }, ctx) => {
    requireOwner(mem_id, ctx.member());
    await deleteQuestion(context, qna_id, ctx.member().mem_id);
    return success;
  });
};
