import { commentChangedV1, commentRepliedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { StoredComment } from './comment.model.ts';

type Change = 'written' | 'edited' | 'deleted' | 'likes' | 'moderated';

/** The event of a change. @param version of the comment after it; likes leave it as it is */
export const commentChanged = (
  { comment_id, comment_type, prod_id }: Pick<StoredComment, 'comment_id' | 'comment_type' | 'prod_id'>,
  change: Change,
  version: number,
): OutboxEntry =>
  raise(commentChangedV1, {
    aggregateId: comment_id,
    version,
    data: { comment_id, comment_type, prod_id, change },
  });

/** The event of an answer that everybody sees. @param mem_id who wrote the comment that is answered */
export const commentReplied = (
  { comment_id, comment_type, prod_id }: Pick<StoredComment, 'comment_id' | 'comment_type' | 'prod_id'>,
  answered: Pick<StoredComment, 'comment_id' | 'mem_id'>,
  version: number,
): OutboxEntry =>
  raise(commentRepliedV1, {
    aggregateId: comment_id,
    version,
    data: {
      comment_id: answered.comment_id,
      reply_id: comment_id,
      comment_type,
      prod_id,
      mem_id: answered.mem_id,
    },
  });
