import type { ModeratedPost } from '@narae/contracts';
import { href } from '@narae/shell-sdk';

type About = NonNullable<ModeratedPost['about']>;

const pages: Readonly<Record<About['comment_type'], (prod_id: string) => string>> = {
  trip: (prod_id) => href('productDetail', { prod_id }),
  enter: (prod_id) => href('enterProgram', { prod_id }),
  kpopinfo: (info_seq) => href('kpopInfoDetail', { info_seq }),
  event: (event_id) => href('eventDetail', { event_id }),
};

/** Where others read a comment or a review; nobody finds one there that is not shown. */
export const postPlace = (
  { comment_type, prod_id }: About,
  { kind, id }: Pick<ModeratedPost, 'kind' | 'id'>,
): string =>
  pages[comment_type](prod_id) + (kind === 'review' ? '&tab=reviews' : `&tab=comments#comment-${id}`);
