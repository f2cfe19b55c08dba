import { createNudge, type Logger, type Nudge } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { SandboxConfig } from './config.ts';
import { mailModel, type StoredMail } from './data/mail.model.ts';
import { paymentModel, type Payment } from './data/payment.model.ts';

/** What everything in the sandbox works with. */
export interface SandboxContext {
  readonly config: SandboxConfig;
  readonly log: Logger;
  readonly now: () => Date;
  readonly payments: Model<Payment>;
  readonly mails: Model<StoredMail>;
  /** Notifications on their way to the merchant, by transaction: whoever leads a payer back waits for them. */
  readonly delivering: Map<string, Set<Promise<void>>>;
  /** Tells the timer that there are notifications to send. */
  readonly noticesDue: Nudge;
}

/** What the sandbox is given. */
export interface SandboxDeps {
  /** Its own database. */
  readonly store: Connection;
  readonly log: Logger;
  /** Replaced in tests. */
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
