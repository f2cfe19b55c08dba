import type { SandboxContext } from '../context.ts';
import type { Payment } from '../data/payment.model.ts';
import { ProtocolError, ResCode } from '../domain/codes.ts';
import type { PaymentRequest } from '../funpay/read-request.ts';
import { addPayment } from './add-payment.ts';

const identity = {
  prefix: 'FP',
  sameFields: ['servicetype', 'reqcur', 'reqamt', 'returnurl', 'statusurl'],
  reference: 'refno',
} as const;

/**
 * Opens a payment for a merchant's signed request, as often as it comes.
 * @throws ProtocolError 9402 when it is paid, 9300 when the reference belongs to another request
 */
export const openPayment = async (context: SandboxContext, request: PaymentRequest): Promise<Payment> => {
  const { sandbox_outcome: _, ver: _ver, trade_information: _goods, ...form } = request;
  const { refer_url: _from, reqtype: _reqtype, restype: _restype, ...asked } = form;
  const payment = await addPayment(context, asked, identity);
  if (payment.standing === 'approved') throw new ProtocolError(ResCode.AlreadyPaid);
  return payment;
};
