import type { LanTp, Standing } from '@narae/contracts';
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
  type StoredOf,
} from '@narae/service-kit';
import { audited, deletedAt } from '../kernel/index.ts';

const question = {
  qna_id: text({ unique: true }),
  mem_id: text({ default: '' }),
  lan_tp: text<LanTp>(),
  subject: text({ default: '' }),
  content: text({ default: '' }),
  /** Files of the vault in the order they were added (COMMUNITY-16); absent where none ever was. */
  pictures: optional(list(text())),
  secret: flag(),
  /** argon2id of the four digits; empty of a general question. */
  password: text({ default: '' }),
  /** In small letters; empty for a secret question, so that no search finds it. */
  search: text({ default: '' }),
  standing: text<Standing>(),
  /** Empty unless it is hidden. */
  hidden_reason: text({ default: '' }),
  answer: text({ default: '' }),
  answered_at: orNull(moment()),
  /** Whether its author was sent an event of the first answer, also where that was taken back since. */
  answer_told: optional(flag()),
  reg_date: moment(),
  mod_date: orNull(moment()),
  deleted_at: deletedAt,
  version: number({ required: true, default: 1 }),
  ...audited,
  outbox: storedOutbox,
};

export type StoredQuestion = StoredOf<typeof question>;

export const questionModel = storedModel(
  'Question',
  'questions',
  question,
  [{ standing: 1, deleted_at: 1, reg_date: -1, qna_id: -1 }],
  [{ lan_tp: 1, standing: 1, deleted_at: 1, reg_date: -1, qna_id: -1 }],
  // Questions without an answer are few among those that have one.
  [{ answered_at: 1, deleted_at: 1, reg_date: 1, qna_id: 1 }],
  [{ deleted_at: 1, answered_at: -1, qna_id: -1 }],
  [{ pictures: 1 }, { sparse: true }],
  [{ mem_id: 1, standing: 1, reg_date: -1 }],
);
