import type { Connection, Model } from 'mongoose';
import type { KernelContext } from '../kernel/index.ts';
import { mailedLinkModel, type StoredMailedLink } from './mailed-link.model.ts';

export interface MailStore {
  readonly mailedLinks: Model<StoredMailedLink>;
}

export interface MailContext extends KernelContext, MailStore {}

export const mailStore = (store: Connection): MailStore => ({ mailedLinks: mailedLinkModel(store) });
