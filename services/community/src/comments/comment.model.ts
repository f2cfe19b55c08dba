import type { CommentType, LanTp, Standing } from '@narae/contracts';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  storedOutbox,
  storedModel,
  text,
  textGiven,
  type StoredOf,
} from '@narae/service-kit';
import { audited, deletedAt } from '../kernel/index.ts';

const comment = {
  comment_id: text({ unique: true }),
  comment_type: text<CommentType>(),
  /** Of the product, article or event. */
  prod_id: text(),
  /** The trip of the product, whose departures share comments (COMMUNITY-36); absent where the catalogue told none. */
  trip_id: optional(text()),
  mem_id: text({ default: '' }),
  /** The comment it answers; null where it stands by itself (COMMUNITY-13). */
  reply_to: orNull(text()),
  by_desk: flag({ default: false }),
  /** Whether the author of the answered comment was sent an event. */
  told: flag({ default: false }),
  lan_tp: text<LanTp>(),
  text: text({ default: '' }),
  standing: text<Standing>(),
  hidden_reason: text({ default: '' }),
  likes: list(text(), { default: [] }),
  like_cnt: number({ default: 0 }),
  reg_date: moment(),
  mod_date: orNull(moment()),
  deleted_at: deletedAt,
  version: number({ required: true, default: 1 }),
  ...audited,
  outbox: storedOutbox,
};

/** A comment with its likes: one document, so that a like and the count cannot differ (COMMUNITY-2). */
export type StoredComment = StoredOf<typeof comment>;

const inThread = { comment_type: 1, reply_to: 1, standing: 1, deleted_at: 1 } as const;
const ofTarget = { prod_id: 1, ...inThread } as const;
const ofTrip = { trip_id: 1, ...inThread } as const;

export const commentModel = storedModel(
  'Comment',
  'comments',
  comment,
  [{ ...ofTarget, reg_date: -1, comment_id: -1 }],
  [{ ...ofTarget, like_cnt: -1, comment_id: -1 }],
  [{ ...ofTrip, reg_date: -1, comment_id: -1 }],
  [{ ...ofTrip, like_cnt: -1, comment_id: -1 }],
  [{ mem_id: 1, prod_id: 1, comment_type: 1, standing: 1 }],
  [{ standing: 1, deleted_at: 1, reg_date: 1, comment_id: 1 }],
  [{ reg_date: -1, comment_id: -1 }],
  [
    { reply_to: 1, standing: 1, deleted_at: 1, reg_date: 1, comment_id: 1 },
    { partialFilterExpression: { reply_to: textGiven } },
  ],
  [{ likes: 1 }],
);
