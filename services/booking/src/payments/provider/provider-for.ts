import type { PayType } from '@narae/contracts';
import type { BookingConfig } from '../../config.ts';
import { createFunPay } from './funpay/funpay.ts';
import type { PaymentProvider } from './provider.ts';

/** The provider behind a payment method; null where no provider is set up for it (PAY-1). */
export const providerFor = (config: BookingConfig, payType: PayType): PaymentProvider | null => {
  const funpay = createFunPay(config);
  return funpay.payTypes.includes(payType) ? funpay : null;
};
