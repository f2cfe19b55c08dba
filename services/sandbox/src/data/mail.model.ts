import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import { plainSchema } from '@narae/service-kit';

/** A file that came with a mail, as its reader saves it. */
export interface StoredFile {
  name: string;
  mime: string;
  base64: string;
}

/** A mail that went out, as a mail program would show it. */
export interface StoredMail {
  mail_id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Without the pictures its HTML shows; absent on mails kept before files were. */
  files?: StoredFile[];
  at: Date;
}

/** Mails are kept for a month, in seconds. */
const kept = 30 * 24 * 3600;

const mailSchema = new Schema<StoredMail>(
  {
    mail_id: { type: String, required: true, unique: true },
    from: String,
    to: [String],
    subject: String,
    text: String,
    html: String,
    files: {
      type: [new Schema<StoredFile>({ name: String, mime: String, base64: String }, { _id: false })],
      default: [],
    },
    at: { type: Date, required: true, index: { expireAfterSeconds: kept } },
  },
  { ...plainSchema, collection: 'mails' },
);

/** The mailbox. */
export const mailModel = (store: Connection): Model<StoredMail> =>
  (store.models['SandboxMail'] as Model<StoredMail> | undefined) ??
  store.model<StoredMail>('SandboxMail', mailSchema);
