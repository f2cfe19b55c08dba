import type { CommentType, LocalizedText } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import {
  storedAudit,
  dateGiven,
  flag,
  moment,
  number,
  optional,
  orNull,
  storedAs,
  storedModel,
  text,
  textGiven,
  type StoredOf,
} from '@narae/service-kit';

export const audited = { audit: optional(storedAudit) };

/** Seconds a deleted document is kept for unsent events and audit entries, and for repeats. */
const deletedS = 24 * 3600;
export const deletedAt = orNull(moment({ index: { expireAfterSeconds: deletedS } }));

/** Seconds a departure is remembered: events about trips may be sent again for that long. */
const departureS = 730 * 24 * 3600;

const author = {
  mem_id: text({ unique: true }),
  nick: text({ default: '' }),
  picture: text({ default: '' }),
  /** Time of the session that told nickname and picture; an older session may say otherwise. */
  known_at: optional(moment()),
  /** Set once the member has left: nothing of theirs is stored any more. */
  left_at: orNull(moment({ index: { expireAfterSeconds: departureS } })),
  check_at: orNull(moment()),
};

/** A member who has written something, as others see them (COMMUNITY-8). */
export type Author = StoredOf<typeof author>;

export const authorModel = storedModel(
  'Author',
  'authors',
  author,
  [{ nick: 1 }],
  [{ check_at: 1 }, { name: 'check_at_given', partialFilterExpression: { check_at: dateGiven } }],
);

const target = {
  comment_type: text<CommentType>(),
  prod_id: text(),
  /** Of a product; absent of articles, events, and products of which no trip was told yet (CATALOG-17). */
  trip_id: optional(text()),
  withdrawn: flag(),
  /** Of a product; absent of articles, events, and products stored before titles were. */
  titles: optional(storedAs<LocalizedText>({ type: perLanguage(() => ({ type: String })) })),
  version: number(),
};

/** Something the catalogue shows, or has withdrawn (CATALOG-14). */
export type Target = StoredOf<typeof target>;

/** A departure whose posts belong to its trip (COMMUNITY-36). */
export interface JoinedDeparture {
  readonly prod_id: string;
  readonly trip_id: string;
}

export const targetModel = storedModel(
  'Target',
  'targets',
  target,
  [{ prod_id: 1, comment_type: 1 }, { unique: true }],
  [{ trip_id: 1, withdrawn: 1 }, { partialFilterExpression: { trip_id: textGiven } }],
);
