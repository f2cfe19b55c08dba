import { DomainError } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import { awaitOutcome } from '../attempts/await-outcome.ts';
import { failPayment } from '../settle/fail-payment.ts';
import { PaymentKnown, ProviderAway, ProviderRejected } from '../providers/provider.ts';
import type { StartedPayment } from './start-payment.ts';

/**
 * Opens a stored attempt at the provider from the server, for WeChat on a phone (PAY-3).
 * No answer is not a rejection: the attempt stays open and the recovery job asks about it. Nor is that its reference is
 * being paid there already: its outcome is awaited.
 * @returns the address to send the browser to
 * @throws DomainError payment_fail_contact where the provider rejects it, service_unavailable where it does not answer,
 *   payment_checking where the payment is in its hands
 */
export const openMobilePayment = async (
  context: PaymentContext,
  { request, refno }: Pick<StartedPayment, 'request' | 'refno'>,
): Promise<string> => {
  try {
    return await context.providers.funPay.open(request);
  } catch (error) {
    if (error instanceof PaymentKnown) {
      await awaitOutcome(context, refno);
      throw new DomainError('payment_checking');
    }
    if (!(error instanceof ProviderRejected) && !(error instanceof ProviderAway)) throw error;
    context.log.error({ err: error, refno }, 'a payment could not be opened at the provider');
    if (error instanceof ProviderAway) throw new DomainError('service_unavailable');
    await failPayment(context, refno, 'declined', error.rescode);
    throw new DomainError('payment_fail_contact');
  }
};
