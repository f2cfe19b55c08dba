import { communityCalls } from '@narae/contracts';
import { readImageUpload, sendTagged, serve, success, tagged, type CallContext } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { QuestionContext } from './context.ts';
import { requireOwner } from '../kernel/index.ts';
import { answerQuestion, readQuestionsForDesk } from './answer-questions.ts';
import { deleteQuestion, editQuestion, writeQuestion, type WrittenQuestion } from './write-questions.ts';
import {
  addQuestionPicture,
  readQuestionPicture,
  readQuestionPictureForDesk,
  removeQuestionPicture,
} from './pictures/question-pictures.ts';
import { createQuestionReader, readOwnQuestion, readQuestion } from './read-questions.ts';

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

/** Sends a picture without caching: access can change. */
const sendPrivate = ({ reply }: Pick<CallContext, 'reply'>, bytes: Buffer) =>
  reply
    .header('cache-control', 'no-store, private')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('image/webp')
    .send(bytes);

/** Questions and their answers (COMMUNITY-4 to COMMUNITY-6, COMMUNITY-16). */
export const questionRoutes = (app: FastifyInstance, context: QuestionContext): void => {
  const reader = createQuestionReader(context);
  const { qnaPage } = communityCalls;

  serve(app, qnaPage, async (question, ctx) => {
    const page = await reader.page(question, ctx.user?.mem_id);
    return sendTagged(ctx, tagged(JSON.stringify(qnaPage.output.parse(page))));
  });
  serve(app, communityCalls.qnaList, ({ lan_tp }, ctx) => reader.list(lan_tp, ctx.user?.mem_id));
  serve(app, communityCalls.qnaDetail, async ({ qna_id }, ctx) => [
    await readQuestion(context, qna_id, ctx.user?.mem_id),
  ]);
  serve(app, communityCalls.qnaChkDetail, async (input, ctx) => [
    await readOwnQuestion(context, input, ctx.member().mem_id),
  ]);
  serve(app, communityCalls.qnaInsert, async (record, ctx) => {
    requireOwner(record.mem_id, ctx.member());
    const written = { ...writtenIn(record), lan_tp: record.lan_tp ?? ctx.lanTp, named: record.qna_id };
    return { ...success, ...(await writeQuestion(context, written, ctx.member())) };
  });
  serve(app, communityCalls.qnaUpdate, async (record, ctx) => {
    const written = { ...writtenIn(record), qna_id: record.qna_id };
    return { ...success, standing: await editQuestion(context, written, ctx.member()) };
  });
  serve(app, communityCalls.qnaDelete, async ({ qna_id }, ctx) => {
    await deleteQuestion(context, qna_id, ctx.member().mem_id);
    return success;
  });
  serve(app, communityCalls.qnaPictureAdd, async ({ qna_id }, ctx) => {
    const { mem_id } = ctx.member();
    await context.limiter.count('question-pictures', mem_id);
    return {
      ...success,
      picture_id: await addQuestionPicture(context, { qna_id, mem_id }, () => readImageUpload(ctx.request)),
    };
  });
  serve(app, communityCalls.qnaPictureDelete, async (input, ctx) => {
    await removeQuestionPicture(context, { ...input, mem_id: ctx.member().mem_id });
    return success;
  });
  serve(app, communityCalls.qnaPicture, async (input, ctx) =>
    sendPrivate(ctx, await readQuestionPicture(context, input, ctx.user?.mem_id)),
  );
  serve(app, communityCalls.adminQuestionPicture, async (input, ctx) =>
    sendPrivate(ctx, await readQuestionPictureForDesk(context, input)),
  );
  serve(app, communityCalls.adminQuestions, (input) => readQuestionsForDesk(context, input));
  serve(app, communityCalls.adminQuestionAnswer, async ({ qna_id, version, qna_answer_content }, ctx) => {
    await answerQuestion(context, { qna_id, version, answer: qna_answer_content, by: ctx.member().mem_id });
    return success;
  });
};
