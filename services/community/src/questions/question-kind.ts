import type { CommunityStore } from '../context.ts';
import type { Post, PostKindRow } from '../moderation/post-kinds.ts';
import type { StoredQuestion } from './question.model.ts';
import { findHeldQuestions, findQuestions, writeOver } from './question.queries.ts';
import { postOf } from './question.rules.ts';
import { picturesForDesk } from './question.view.ts';

/** A question as moderation looks at it. */
const asPost = (question: StoredQuestion): Post => ({
  kind: 'question',
  id: question.qna_id,
  mem_id: question.mem_id,
  text: postOf(question).text,
  pictures: picturesForDesk(question),
  lan_tp: question.lan_tp,
  standing: question.standing,
  hidden_reason: question.hidden_reason,
  reg_date: question.reg_date,
  about: null,
  version: question.version,
  public: !question.secret,
});

/** How moderation finds questions and decides on them. */
export const questionKind = (questions: CommunityStore['questions']): PostKindRow => ({
  find: async (ids) => (await findQuestions(questions, ids)).map(asPost),
  findHeld: async (page) => (await findHeldQuestions(questions, page)).map(asPost),
  decide: async ({ id: qna_id, version }, { standing, hidden_reason, audit }) =>
    (await writeOver(questions, { qna_id, version }, { standing, hidden_reason }, audit)) !== null,
});
