import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import { plainSchema } from '@narae/service-kit';

export interface StoredFile {
  name: string;
  mime: string;
  base64: string;
}

export interface StoredMail {
  mail_id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Without pictures of the HTML; absent in older mails. */
  files?: StoredFile[];
  at: Date;
}

/** Mails are deleted after a month (seconds). */
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

export const mailModel = (store: Connection): Model<StoredMail> =>
  (store.models['SandboxMail'] as Model<StoredMail> | undefined) ??
  store.model<StoredMail>('SandboxMail', mailSchema);
