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
  | { readonly state: 'withheld'; readonly error: 'too_many' | 'no_server' };

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

/** Forgets what was sent to a member. */
export const forgetMailsOf = (records: MailRecords, mem_id: string): Promise<unknown> =>
  records.deleteMany({ mem_id }).exec();

/** How many mails the mail server did not take. */
export const countFailed = (records: MailRecords): Promise<number> =>
  records.countDocuments({ rank: 0 }).exec();
