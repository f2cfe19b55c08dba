import { termsVersion } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import { attemptInCheck } from '../../kernel/index.ts';
import { checkOpenAttempts } from '../settle/check-attempt.ts';
import { offeredPayTypes } from '../providers/provider-for.ts';
import type { SignedRequest } from '../providers/provider.ts';
import { checkOffer, type Offered, type StartPaymentCommand } from './check-offer.ts';
import { findPayableOrder } from './find-payable-order.ts';
import { holdSeats } from './hold-order.ts';
import { attemptToSend } from './attempt-form.ts';
import { sendAttempt } from './send-attempt.ts';

/** An attempt that is stored and may be sent. */
export interface StartedPayment {
  readonly refno: string;
  readonly request: SignedRequest;
  readonly holdExpiresAt: Date;
}

/**
 * The command with the provider of its method.
 * @throws DomainError pay_method_unknown | terms_changed
 */
export const offeredBy = ({ config, providers }: PaymentContext, command: StartPaymentCommand): Offered => {
  const provider = offeredPayTypes(config, command.currency).includes(command.payType)
    ? providers.of(command.payType)
    : null;
  if (!provider) throw new DomainError('pay_method_unknown', { field: 'pay_type' });
  if ((command.termsVersion ?? termsVersion) !== termsVersion) throw new DomainError('terms_changed');
  return { ...command, provider };
};

/**
 * Sends the member to pay: the order is checked once more, its seats are held, and the attempt is stored before
 * anything about it is sent to the provider (PAY-2). An open attempt that says the same is sent again (PAY-17).
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_closed | product_not_in_progress | price_changed |
 *   payment_cap_exceeded | pay_method_unknown | payment_checking | payment_again_later | terms_changed | service_unavailable,
 *   and those of `holdSeats`
 */
export const startPayment = async (
  context: PaymentContext,
  command: StartPaymentCommand,
): Promise<StartedPayment> => {
  const offered = offeredBy(context, command);
  const { mem_id, cart_id, holder } = command;
  const first = await findPayableOrder(context, mem_id, cart_id);
  checkOffer(first.booking, command, context.now());
  await context.limiter.count('payment-starts', cart_id);
  // An earlier attempt may have been paid without our knowing: to say so now is better than a refund later.
  const asked = await checkOpenAttempts(context, first.booking);
  const payable = asked > 0 ? await findPayableOrder(context, mem_id, cart_id) : first;
  if (attemptInCheck(payable.booking)) throw new DomainError('payment_checking');
  // No seats are held for a payment that may not be made.
  attemptToSend(context, payable, offered);
  const hold = await holdSeats(context, payable.booking, 'send', holder);
  const { refno, request } = await sendAttempt(context, payable, offered, hold);
  return { refno, request, holdExpiresAt: hold.until };
};
