import type { AuditEntry } from '@narae/service-kit';
import type { MailRecord, mailRecordModel } from './mail-record.model.ts';

type MailRecords = ReturnType<typeof mailRecordModel>;

/** What is known of a mail before it is first tried. */
export type QueuedMail = Pick<
  MailRecord,
  'mail_id' | 'kind' | 'object_id' | 'mem_id' | 'lan_tp' | 'recipient' | 'facts' | 'queued_at' | 'expires_at'
>;

/** What came of trying to send a mail. */
export type MailOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'withheld'; readonly error: 'too_many' | 'no_server' | 'stopped' };

/** The record of a mail, written when there is none yet. */
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

/** Notes what came of it. A record that was erased meanwhile stays erased. */
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

/** What is remembered of the mails to a member. */
export const findMailsOf = (records: MailRecords, mem_id: string): Promise<MailRecord[]> =>
  records.find({ mem_id }).sort({ rank: 1, queued_at: -1, mail_id: 1 }).lean<MailRecord[]>().exec();

/** Forgets what was sent to a member. */
export const forgetMailsOf = (records: MailRecords, mem_id: string): Promise<unknown> =>
  records.deleteMany({ mem_id }).exec();

/** How many mails the mail server did not take. */
export const countFailed = (records: MailRecords): Promise<number> =>
  records.countDocuments({ rank: 0 }).exec();

/** Which mails are asked for. */
export interface MailQuestion {
  /** Number of what it is about (an order, a reservation, a request …), or of a member. */
  readonly of?: string | undefined;
  readonly kind?: MailRecord['kind'] | undefined;
  readonly state?: MailRecord['state'] | undefined;
  /** The last one of the page before; `queued_at` is ISO 8601. */
  readonly after?:
    { readonly mail_id: string; readonly failed: boolean; readonly queued_at: string } | undefined;
}

/** Mails on one page. */
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

/** One page of the mails that fit: failed ones first, then the newest first. */
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

/** One mail; null where there is none, or none any more. */
export const findMail = (records: MailRecords, mail_id: string): Promise<MailRecord | null> =>
  records.findOne({ mail_id }).lean<MailRecord>().exec();

/** Notes that somebody has it sent again, with who it was (ARCH-4). */
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

/** Makes the records of the mails to one member another's. */
export const giveMails = (
  records: MailRecords,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> => records.updateMany({ mem_id: from }, { $set: { mem_id: into } }).exec();
