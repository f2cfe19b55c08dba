import type { CommentType } from './entities/community/post.ts';
import { href } from './href.ts';
import type { LanTp } from './languages.ts';

type More = { readonly lan_tp?: LanTp };

const pages: Readonly<Record<CommentType, (prod_id: string, more: More) => string>> = {
  trip: (prod_id, more) => href('productDetail', { prod_id, ...more }),
  enter: (prod_id, more) => href('enterProgram', { prod_id, ...more }),
  kpopinfo: (info_seq, more) => href('kpopInfoDetail', { info_seq, ...more }),
  event: (event_id, more) => href('eventDetail', { event_id, ...more }),
};

/** Where something that was commented on is, with the tab of its comments or reviews open (COMMUNITY-1). */
export const commentPageHref = (
  { comment_type, prod_id }: { readonly comment_type: CommentType; readonly prod_id: string },
  tab: 'comments' | 'reviews',
  more: More = {},
): string => `${pages[comment_type](prod_id, more)}&tab=${tab}`;
