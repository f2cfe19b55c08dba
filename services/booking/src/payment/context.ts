import { type AttemptHealth, createAttemptHealth } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { CartContext } from '../cart/index.ts';
import type { BookingConfig } from '../config.ts';
import { paymentIssueModel } from './issues/payment-issue.model.ts';
import { createProviders, type Providers } from './providers/provider-for.ts';

export interface PaymentContext extends CartContext {
  /** Reports that differ from the requested payment. */
  readonly paymentIssues: ReturnType<typeof paymentIssueModel>;
  readonly providers: Providers;
  readonly providerHealth: AttemptHealth;
}

export const paymentStore = (store: Connection) => ({ paymentIssues: paymentIssueModel(store) });

export const paymentTools = (config: BookingConfig) => {
  const providerHealth = createAttemptHealth();
  return { providerHealth, providers: createProviders(config, providerHealth) };
};
