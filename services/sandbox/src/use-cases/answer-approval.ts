import type { ApproveRequest, CancelRequest } from '../protocols/billgate.ts';
import type { SandboxContext } from '../data/context.ts';
import type { Payment } from '../data/payment.model.ts';
import { hundredths, ProtocolError, ResCode, resMsg } from '../domain/protocol.ts';
import type { Reply } from './answer-merchant.ts';

const tooMuch = 1_000;

const findPayment = async (
  { payments }: SandboxContext,
  { SERVICE_ID, ORDER_ID, ORDER_DATE }: Pick<ApproveRequest, 'SERVICE_ID' | 'ORDER_ID' | 'ORDER_DATE'>,
): Promise<Payment> => {
  const filter = { mid: SERVICE_ID, refno: ORDER_ID, order_date: ORDER_DATE };
  const payment = await payments.findOne(filter).lean<Payment>().exec();
  if (!payment) throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER ORDER_ID');
  return payment;
};

/**
 * Takes the money of an authenticated payment once.
 * @returns null for an outcome without answer
 * @throws ProtocolError 9300 for an unknown message, 9402 if approved before, 9110 if cancelled, 9500 if declined
 */
export const answerApproval = async (
  context: SandboxContext,
  request: ApproveRequest,
): Promise<Reply | null> => {
  const payment = await findPayment(context, request);
  const { transid, outcome, reqamt, refno } = payment;
  if (!payment.pay_message || payment.pay_message !== request.PAY_MESSAGE)
    throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER PAY_MESSAGE');
  const declined = outcome === 'decline';
  const taken = outcome === 'amount' ? String(Number(reqamt) + tooMuch) : reqamt;
  const { modifiedCount } = await context.payments.updateOne(
    { transid, standing: 'authenticated' },
    { $set: { standing: declined ? 'declined' : 'approved', decided_at: context.now(), taken } },
  );
  if (modifiedCount === 0) {
    const { standing } = await findPayment(context, request);
    throw new ProtocolError(standing === 'approved' ? ResCode.AlreadyPaid : ResCode.Expired);
  }
  if (declined) throw new ProtocolError(ResCode.Declined);
  if (outcome === 'silent') return null;
  return {
    RESPONSE_CODE: ResCode.Success,
    RESPONSE_MESSAGE: '승인 성공',
    ORDER_ID: refno,
    TRANSACTION_ID: transid,
    AUTH_NUMBER: transid.slice(-8),
    AUTH_AMOUNT: taken,
  };
};

/**
 * Refunds a payment whole (C) or partly (P); an unapproved payment is closed.
 * @returns null if the answer is lost
 * @throws ProtocolError 9404 if nothing was taken, 9402 if all was refunded, 9300 for more than the rest
 */
export const answerCancel = async (
  context: SandboxContext,
  request: CancelRequest,
): Promise<Reply | null> => {
  await context.payments.updateOne(
    { mid: request.SERVICE_ID, refno: request.ORDER_ID, standing: { $in: ['open', 'authenticated'] } },
    { $set: { standing: 'closed', decided_at: context.now() } },
  );
  const { transid, standing, taken = '0', refunded, outcome } = await findPayment(context, request);
  if (request.TRANSACTION_ID !== '' && request.TRANSACTION_ID !== transid)
    throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER TRANSACTION_ID');
  if (standing !== 'approved') throw new ProtocolError(ResCode.NothingTaken);
  const all = hundredths(taken);
  if (refunded === all) throw new ProtocolError(ResCode.AlreadyPaid, 'ALREADY CANCELLED');
  // Without a transaction the merchant does not know the amount taken: refund all of it.
  const requested = hundredths(request.CANCEL_AMOUNT);
  const amount = request.TRANSACTION_ID === '' && request.CANCEL_TYPE === 'C' ? all : requested;
  const fits = request.CANCEL_TYPE === 'C' ? amount === all : amount > 0;
  const refund = {
    refno: `${transid}.${refunded}`,
    amount,
    reasoncode: request.CANCEL_TYPE,
    at: context.now(),
  };
  const { modifiedCount } = fits
    ? await context.payments.updateOne(
        { transid, refunded: { $eq: refunded, $lte: all - amount } },
        { $inc: { refunded: amount }, $push: { refunds: refund } },
      )
    : { modifiedCount: 0 };
  if (modifiedCount === 0) throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER CANCEL_AMOUNT');
  if (outcome === 'refund-lost') return null;
  return {
    RESPONSE_CODE: ResCode.Success,
    RESPONSE_MESSAGE: resMsg[ResCode.Success],
    ORDER_ID: request.ORDER_ID,
    TRANSACTION_ID: transid,
    CANCEL_AMOUNT: request.CANCEL_AMOUNT,
  };
};
