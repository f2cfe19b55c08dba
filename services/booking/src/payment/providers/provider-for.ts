import type { Currency, PayType } from '@narae/contracts';
import { payTypesFor } from '@narae/rules';
import type { BookingConfig } from '../../config.ts';
import { createBillGate } from './billgate/billgate.ts';
import { createFunPay } from './funpay/funpay.ts';
import type { ApprovingProvider, PaymentProvider } from './provider.ts';

/** BillGate, where it is set up: also where it is no longer offered, because its payments may still have to go back. */
export const billGateOf = (config: BookingConfig): ApprovingProvider | null => {
  const { billgate } = config.payments;
  return billgate && createBillGate(config, billgate);
};

/** The provider behind a payment method; null where no provider is set up for it (PAY-1). */
export const providerFor = (config: BookingConfig, payType: PayType): PaymentProvider | null => {
  const providers = [createFunPay(config), billGateOf(config)];
  return providers.find((provider) => provider?.payTypes.includes(payType)) ?? null;
};

/** The methods offered in a currency: UnionPay only where it is switched on (PAY-1, PAY-10). */
export const offeredPayTypes = (config: BookingConfig, currency: Currency): PayType[] =>
  payTypesFor(currency).filter((payType) => payType !== 'U' || config.payments.billgate?.offered);
