import { list, moment, optional, part, storedModel, type StoredOf, text } from '@narae/service-kit';

const unchecked = { required: false };

const file = { name: text(unchecked), mime: text(unchecked), base64: text(unchecked) };
export type StoredFile = StoredOf<typeof file>;

/** Mails are deleted after a month (seconds). */
const retentionS = 30 * 24 * 3600;

const mail = {
  mail_id: text({ unique: true }),
  from: text(unchecked),
  to: list(text()),
  subject: text(unchecked),
  text: text(unchecked),
  html: text(unchecked),
  /** Without pictures of the HTML; absent in older mails. */
  files: optional(list(part(file), { default: [] })),
  at: moment({ index: { expireAfterSeconds: retentionS } }),
};
export type StoredMail = StoredOf<typeof mail>;

export const mailModel = storedModel('SandboxMail', 'mails', mail);
