import { createNudge, type Logger, type Nudge } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { SandboxConfig } from '../config.ts';
import { mailModel, type StoredMail } from './mail.model.ts';
import { paymentModel, type Payment } from './payment.model.ts';

export interface SandboxContext {
  readonly config: SandboxConfig;
  readonly log: Logger;
  readonly now: () => Date;
  readonly payments: Model<Payment>;
  readonly mails: Model<StoredMail>;
  /** Notifications being sent, by transaction: the payer's return waits for them. */
  readonly delivering: Map<string, Set<Promise<void>>>;
  readonly noticesDue: Nudge;
}

export interface SandboxDeps {
  readonly store: Connection;
  readonly log: Logger;
  readonly clock?: () => Date;
}

export const createContext = (config: SandboxConfig, { store, log, clock }: SandboxDeps): SandboxContext => ({
  config,
  log,
  now: clock ?? (() => new Date()),
  payments: paymentModel(store),
  mails: mailModel(store),
  delivering: new Map(),
  noticesDue: createNudge(),
});
