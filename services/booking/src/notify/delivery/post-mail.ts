import { mailFailure, type Mail } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { noteOutcome } from './mail-record.queries.ts';

/**
 * Hands a recorded mail to the mail server and notes what came of it.
 * @throws what the mail server answered
 */
export const postMail = async (
  { mail: mailer, mailRecords, now }: NotifyContext,
  mail_id: string,
  mail: Mail,
): Promise<void> => {
  if (mailer.offline) {
    await mailer.send(mail);
    await noteOutcome(mailRecords, mail_id, { state: 'withheld', error: 'no_server' }, now());
    return;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    await noteOutcome(mailRecords, mail_id, { state: 'failed', error: mailFailure(error) }, now());
    throw error;
  }
  await noteOutcome(mailRecords, mail_id, { state: 'sent' }, now());
};
