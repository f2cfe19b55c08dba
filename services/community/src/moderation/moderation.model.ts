import type { HideReason, LanTp, PostKind, ReportReason } from '@narae/contracts';
import {
  flag,
  list,
  moment,
  number,
  orNull,
  part,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';
import { audited } from '../kernel/index.ts';

const dayS = 24 * 3600;

const posted = {
  mem_id: text(),
  /** SHA-256 of kind and text without case and spaces; the text itself is not stored. */
  digest: text(),
  /** The same text of a member is a repeat for 30 days. */
  at: moment({ index: { expireAfterSeconds: 30 * dayS } }),
};

export type Posted = StoredOf<typeof posted>;

export const postedModel = storedModel('Posted', 'posted', posted, [
  { mem_id: 1, digest: 1 },
  { unique: true },
]);

const block = {
  mem_id: text({ unique: true }),
  reason: text<HideReason>(),
  note: text({ default: '' }),
  since: moment(),
  until: moment({ index: { expireAfterSeconds: 365 * dayS } }),
  version: number(),
  ...audited,
};

/** A time in which a member may not write (COMMUNITY-32); one document for each member. */
export type StoredBlock = StoredOf<typeof block>;

export const blockModel = storedModel('WritingBlock', 'writing_blocks', block, [{ since: -1, mem_id: -1 }]);

const report = {
  mem_id: text({ default: '' }),
  reason: text<ReportReason>(),
  at: moment(),
  open: flag(),
};

export type Report = StoredOf<typeof report>;

const reported = {
  kind: text<PostKind>(),
  id: text(),
  open: flag(),
  /** When the first waiting report came. */
  since: moment(),
  reports: list(part(report), { default: [] }),
  /** Null while a report waits; kept for a year, so that nobody reports the post twice. */
  decided_at: orNull(moment({ index: { expireAfterSeconds: 365 * dayS } })),
  version: number(),
};

/** The reports of one post (COMMUNITY-30). */
export type ReportedPost = StoredOf<typeof reported>;

export const reportModel = storedModel(
  'ReportedPost',
  'reported_posts',
  reported,
  [{ id: 1, kind: 1 }, { unique: true }],
  [{ open: 1, since: 1, id: 1 }],
  [{ 'reports.mem_id': 1 }],
);

const wordList = {
  lan_tp: text<LanTp>({ unique: true }),
  words: list(text(), { default: [] }),
  version: number(),
  ...audited,
};

/** The words of a language that the desk has changed (COMMUNITY-33). */
export type StoredWords = StoredOf<typeof wordList>;

export const wordListModel = storedModel('HeldWords', 'held_words', wordList);
