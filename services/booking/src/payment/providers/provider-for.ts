import type { Currency, PayType } from '@narae/contracts';
import { payTypesFor } from '@narae/rules';
import type { AttemptHealth } from '@narae/service-kit';
import type { BookingConfig } from '../../config.ts';
import { createBillGate } from './billgate/billgate.ts';
import { createFunPay } from './funpay/funpay.ts';
import type { ApprovingProvider, NotifyingProvider, PaymentProvider } from './provider.ts';

export interface Providers {
  readonly funPay: NotifyingProvider;
  /** Null where not set up. Kept when no longer offered: its payments may still be refunded. */
  readonly billGate: ApprovingProvider | null;
  /** Null where no provider is set up (PAY-1). */
  readonly of: (payType: PayType) => PaymentProvider | null;
}

export const createProviders = (
  { publicOrigin, payments }: Pick<BookingConfig, 'publicOrigin' | 'payments'>,
  health?: Pick<AttemptHealth, 'track'>,
): Providers => {
  const settings = { publicOrigin, payments, ...(health && { health }) };
  const funPay = createFunPay(settings);
  const billGate = payments.billgate && createBillGate(settings, payments.billgate);
  const of = (payType: PayType): PaymentProvider | null =>
    [funPay, billGate].find((provider) => provider?.payTypes.includes(payType)) ?? null;
  return { funPay, billGate, of };
};

/** UnionPay only where switched on (PAY-1, PAY-10). */
export const offeredPayTypes = (config: BookingConfig, currency: Currency): PayType[] =>
  payTypesFor(currency).filter((payType) => payType !== 'U' || config.payments.billgate?.offered);
