import { type AttemptHealth, createAttemptHealth } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { CartContext } from '../cart/index.ts';
import type { BookingConfig } from '../config.ts';
import { paymentIssueModel } from './issues/payment-issue.model.ts';
import { createProviders, type Providers } from './providers/provider-for.ts';

export interface PaymentContext extends CartContext {
  /** Providers' reports that differ from the requested payment. */
  readonly paymentIssues: ReturnType<typeof paymentIssueModel>;
  readonly providers: Providers;
  /** Tracks whether the payment providers answer. */
  readonly providerHealth: AttemptHealth;
}

export const paymentStore = (store: Connection) => ({ paymentIssues: paymentIssueModel(store) });

/** The providers of one process, and the health of its requests to them. */
export const paymentTools = (config: BookingConfig) => {
  const providerHealth = createAttemptHealth();
  return { providerHealth, providers: createProviders(config, providerHealth) };
};
