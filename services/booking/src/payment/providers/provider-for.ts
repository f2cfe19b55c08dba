import type { Currency, PayType } from '@narae/contracts';
import { payTypesFor } from '@narae/rules';
import type { AttemptHealth } from '@narae/service-kit';
import type { BookingConfig } from '../../config.ts';
import { createBillGate } from './billgate/billgate.ts';
import { createFunPay } from './funpay/funpay.ts';
import type { ApprovingProvider, NotifyingProvider, PaymentProvider } from './provider.ts';

/** The payment providers of one process. */
export interface Providers {
  readonly funPay: NotifyingProvider;
  /** Null where BillGate is not set up. It stays while it is no longer offered: its payments may still be refunded. */
  readonly billGate: ApprovingProvider | null;
  /** The provider behind a payment method; null where no provider is set up for it (PAY-1). */
  readonly of: (payType: PayType) => PaymentProvider | null;
}

/** @param health tracks whether the providers answer */
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

/** The methods offered in a currency: UnionPay only where it is switched on (PAY-1, PAY-10). */
export const offeredPayTypes = (config: BookingConfig, currency: Currency): PayType[] =>
  payTypesFor(currency).filter((payType) => payType !== 'U' || config.payments.billgate?.offered);
