import type { CommentType, LanTp } from '@narae/contracts';

/** Somebody who says something in a new shop. */
export interface DemoPerson {
  readonly mem_id: string;
  readonly nick: string;
}

/** Something said of a product, an article or an event. */
export interface DemoComment {
  readonly comment_id: string;
  readonly comment_type: CommentType;
  readonly prod_id: string;
  readonly mem_id: string;
  readonly lan_tp: LanTp;
  readonly text: string;
  /** mem_id of everybody who likes it. */
  readonly likes: readonly string[];
  readonly hoursAgo: number;
}

/** What is said in a new shop. */
export interface CommunityContent {
  readonly people: readonly DemoPerson[];
  readonly comments: readonly DemoComment[];
}
