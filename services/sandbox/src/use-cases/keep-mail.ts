import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { SandboxContext } from '../context.ts';

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap((one) => one.address ?? one.group?.map(({ address }) => address ?? '') ?? []);

/** Reads a mail as a mail program would and keeps it. `to` is who it was really sent to, copies included. */
export const keepMail = async (
  context: SandboxContext,
  raw: Buffer,
  to: readonly string[],
): Promise<void> => {
  const mail = await PostalMime.parse(raw);
  await context.mails.create({
    mail_id: randomUUID(),
    from: addressesOf(mail.from ? [mail.from] : [])[0] ?? '',
    to: to.length > 0 ? [...to] : addressesOf(mail.to),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    at: context.now(),
  });
};
