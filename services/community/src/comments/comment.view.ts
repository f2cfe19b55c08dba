import type { Comment } from '@narae/contracts';
import type { Author } from '../kernel/index.ts';
import type { ReadComment } from './comment.queries.ts';

export interface CommentViewer {
  readonly mem_id: string | undefined;
  readonly liked: ReadonlySet<string>;
}

/** The standing is shown of one's own only (COMMUNITY-8). */
export const commentView = (
  comment: ReadComment,
  author: Pick<Author, 'nick' | 'picture'> | undefined,
  { mem_id, liked }: CommentViewer,
): Comment => {
  const own = mem_id !== undefined && comment.mem_id === mem_id;
  return {
    comment_id: comment.comment_id,
    comment_type: comment.comment_type,
    prod_id: comment.prod_id,
    comment_content: comment.text,
    lan_tp: comment.lan_tp,
    like_cnt: comment.like_cnt,
    // The member of the desk stays unnamed.
    user_nick: comment.by_desk ? '' : (author?.nick ?? ''),
    user_img_path: comment.by_desk ? '' : (author?.picture ?? ''),
    reg_date: comment.reg_date.toISOString(),
    mod_date: comment.mod_date?.toISOString() ?? '',
    own_yn: own ? 'Y' : 'N',
    reply_to: comment.reply_to ?? '',
    desk_yn: comment.by_desk ? 'Y' : 'N',
    like_yn: liked.has(comment.comment_id) ? 'Y' : 'N',
    ...(own && { standing: comment.standing, hidden_reason: comment.hidden_reason }),
  };
};
