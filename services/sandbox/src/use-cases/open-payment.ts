import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@narae/service-kit';
import type { SandboxContext } from '../context.ts';
import type { Payment } from '../data/payment.model.ts';
import { ProtocolError, ResCode } from '../domain/codes.ts';
import type { PaymentRequest } from '../funpay/read-request.ts';

const random = (): string => randomBytes(12).toString('hex').toUpperCase();

/**
 * Opens a payment for a merchant's signed request. The same request again (a reload, the back button) finds
 * the payment it opened; the same reference for something else is a mistake.
 * @throws ProtocolError 9402 when it is paid, 9300 when the reference belongs to another request
 */
export const openPayment = async (context: SandboxContext, request: PaymentRequest): Promise<Payment> => {
  const { sandbox_outcome: _, ver: _ver, trade_information: _goods, ...form } = request;
  const { refer_url: _from, reqtype: _reqtype, restype: _restype, ...fields } = form;
  const payment: Payment = {
    ...fields,
    transid: `FP${random()}`,
    page_key: random(),
    standing: 'open',
    decided_at: null,
    notices: [],
    refunds: [],
    refunded: 0,
    created_at: context.now(),
  };
  try {
    await context.payments.create(payment);
    return payment;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return sameRequest(context, payment);
  }
};

const sameRequest = async (context: SandboxContext, wanted: Payment): Promise<Payment> => {
  const { mid, refno } = wanted;
  const known = await context.payments.findOne({ mid, refno }).lean<Payment>().exec();
  const same = (['servicetype', 'reqcur', 'reqamt', 'returnurl', 'statusurl'] as const).every(
    (name) => known?.[name] === wanted[name],
  );
  if (!known || !same) throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER refno');
  if (known.standing === 'approved') throw new ProtocolError(ResCode.AlreadyPaid);
  return known;
};
