import type { ModeratedPost } from '@narae/contracts';
import { commentPage } from '@narae/contracts/comment-page';

type About = NonNullable<ModeratedPost['about']>;

/** Where others read a comment or a review; nobody finds one there that is not shown. */
export const postPlace = (about: About, { kind, id }: Pick<ModeratedPost, 'kind' | 'id'>): string =>
  kind === 'review' ? commentPage(about, 'reviews') : `${commentPage(about, 'comments')}#comment-${id}`;
