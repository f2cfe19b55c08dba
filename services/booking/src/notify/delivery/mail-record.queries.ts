import type { AuditEntry } from '@narae/service-kit';
import type { MailRecord, mailRecordModel } from './mail-record.model.ts';

type MailRecords = ReturnType<typeof mailRecordModel>;

export type QueuedMail = Pick<
  MailRecord,
  'mail_id' | 'kind' | 'object_id' | 'mem_id' | 'lan_tp' | 'recipient' | 'facts' | 'queued_at' | 'expires_at'
>;

export type MailOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'withheld'; readonly error: 'too_many' | 'no_server' | 'stopped' };

/** Writes the record unless there is one. */
export const queueMail = (records: MailRecords, mail: QueuedMail): Promise<MailRecord> =>
  records
    .findOneAndUpdate(
      { mail_id: mail.mail_id },
      { $setOnInsert: { ...mail, state: 'queued', rank: 1, attempts: 0, resends: 0, error: '' } },
      { upsert: true, returnDocument: 'after' },
    )
    .orFail()
    .lean<MailRecord>()
    .exec();

/** An erased record stays erased. */
export const noteOutcome = (
  records: MailRecords,
  mail_id: string,
  outcome: MailOutcome,
  now: Date,
): Promise<unknown> => {
  const tried = outcome.state !== 'withheld';
  return records
    .updateOne(
      { mail_id },
      {
        $set: {
          error: '',
          ...outcome,
          rank: outcome.state === 'failed' ? 0 : 1,
          ...(tried ? { tried_at: now } : {}),
          ...(outcome.state === 'sent' ? { sent_at: now } : {}),
        },
        $inc: { attempts: tried ? 1 : 0 },
      },
    )
    .exec();
};

export const findMailsOf = (records: MailRecords, mem_id: string): Promise<MailRecord[]> =>
  records.find({ mem_id }).sort({ rank: 1, queued_at: -1, mail_id: 1 }).lean<MailRecord[]>().exec();

export const forgetMailsOf = (records: MailRecords, mem_id: string): Promise<unknown> =>
  records.deleteMany({ mem_id }).exec();

export const countFailed = (records: MailRecords): Promise<number> =>
  records.countDocuments({ rank: 0 }).exec();

export interface MailQuestion {
  /** Number of the subject (an order, a reservation, a request …) or of a member. */
  readonly of?: string | undefined;
  readonly kind?: MailRecord['kind'] | undefined;
  readonly state?: MailRecord['state'] | undefined;
  /** Last mail of the page before; `queued_at` is ISO 8601. */
  readonly after?:
    { readonly mail_id: string; readonly failed: boolean; readonly queued_at: string } | undefined;
}

const MAIL_PAGE = 50;

const following = ({ mail_id, failed, queued_at }: NonNullable<MailQuestion['after']>): object => {
  const rank = failed ? 0 : 1;
  const at = new Date(queued_at);
  return {
    $or: [
      { rank: { $gt: rank } },
      { rank, queued_at: { $lt: at } },
      { rank, queued_at: at, mail_id: { $gt: mail_id } },
    ],
  };
};

/** Failed mails first, then the newest. */
export const findMails = (
  records: MailRecords,
  { of, kind, state, after }: MailQuestion,
): Promise<MailRecord[]> =>
  records
    .find({
      ...(kind && { kind }),
      ...(state && { state }),
      $and: [
        of === undefined ? {} : { $or: [{ object_id: of }, { mem_id: of }] },
        after ? following(after) : {},
      ],
    })
    .sort({ rank: 1, queued_at: -1, mail_id: 1 })
    .limit(MAIL_PAGE)
    .lean<MailRecord[]>()
    .exec();

export const findMail = (records: MailRecords, mail_id: string): Promise<MailRecord | null> =>
  records.findOne({ mail_id }).lean<MailRecord>().exec();

/** With who asked for it (ARCH-4). */
export const noteResend = (
  records: MailRecords,
  mail_id: string,
  entry: AuditEntry,
): Promise<MailRecord | null> =>
  records
    .findOneAndUpdate(
      { mail_id },
      { $inc: { resends: 1 }, $push: { audit: entry } },
      { returnDocument: 'after' },
    )
    .lean<MailRecord>()
    .exec();

export const giveMails = (
  records: MailRecords,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> => records.updateMany({ mem_id: from }, { $set: { mem_id: into } }).exec();
