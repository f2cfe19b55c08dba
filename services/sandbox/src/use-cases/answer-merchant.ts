import type { SandboxContext } from '../data/context.ts';
import type { Payment } from '../data/payment.model.ts';
import { hundredths, ProtocolError, ResCode, resMsg } from '../domain/protocol.ts';
import { openMinutes, type Standing } from '../domain/outcomes.ts';
import type { readQuery, readRefund, ServiceType } from '../protocols/funpay.ts';

export type Reply = Record<string, string>;

const codes: Readonly<Record<Standing, ResCode>> = {
  open: ResCode.InProgress,
  authenticated: ResCode.InProgress,
  approved: ResCode.Success,
  declined: ResCode.Declined,
  closed: ResCode.Expired,
};

/** The result code at a moment; late and open payments are in progress. */
export const rescodeOf = ({ standing, decided_at, created_at }: Payment, now: Date): ResCode => {
  if (standing === 'open') {
    const over = now.getTime() - created_at.getTime() > openMinutes * 60_000;
    return over ? ResCode.Expired : ResCode.InProgress;
  }
  return decided_at && decided_at > now ? ResCode.InProgress : codes[standing];
};

const findPayment = async (
  { payments }: SandboxContext,
  {
    mid,
    servicetype,
    refno,
    transid,
  }: { mid: string; servicetype: ServiceType; refno?: string; transid: string },
): Promise<Payment> => {
  const filter = {
    mid,
    servicetype,
    ...(refno === undefined ? {} : { refno }),
    ...(transid === '' ? {} : { transid }),
  };
  const payment = await payments.findOne(filter).lean<Payment>().exec();
  if (!payment) throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER refno');
  return payment;
};

/** @throws ProtocolError 9300 for an unknown payment */
export const answerQuery = async (
  context: SandboxContext,
  query: ReturnType<typeof readQuery>,
): Promise<Reply> => {
  const payment = await findPayment(context, query);
  const rescode = rescodeOf(payment, context.now());
  const { mid, servicetype, refno, transid, reqcur, reqamt } = payment;
  return { rescode, resmsg: resMsg[rescode], mid, servicetype, refno, transid, reqcur, reqamt };
};

/**
 * Refunds a payment whole or partly; a repeated refund reference gets the same answer without another refund.
 * @returns null if the answer is lost
 * @throws ProtocolError 9300 if unpaid, for a wrong amount, or for more than the rest
 */
export const answerRefund = async (
  context: SandboxContext,
  refund: ReturnType<typeof readRefund>,
): Promise<Reply | null> => {
  const { mid, servicetype, transid, refno, reqcur, reqamt, reasoncode } = refund;
  const payment = await findPayment(context, { mid, servicetype, transid });
  const amount = hundredths(refund.voidamt);
  const total = hundredths(payment.reqamt);
  const fits = payment.reqcur === reqcur && hundredths(reqamt) === total && amount > 0;
  if (!fits || rescodeOf(payment, context.now()) !== ResCode.Success) {
    throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER voidamt');
  }
  const { modifiedCount } = await context.payments.updateOne(
    { transid, 'refunds.refno': { $ne: refno }, refunded: { $lte: total - amount } },
    { $inc: { refunded: amount }, $push: { refunds: { refno, amount, reasoncode, at: context.now() } } },
  );
  if (modifiedCount === 0) {
    const { refunds } = await findPayment(context, { mid, servicetype, transid });
    const repeated = refunds.some((refund) => refund.refno === refno && refund.amount === amount);
    if (!repeated) throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER voidamt');
  } else if (payment.outcome === 'refund-lost') {
    return null;
  }
  return {
    rescode: ResCode.Success,
    resmsg: resMsg[ResCode.Success],
    refno,
    transid,
    voidamt: refund.voidamt,
  };
};

const rates: Readonly<Record<string, string>> = { USD: '1385.50', CNY: '191.20' };

/** @throws ProtocolError 9328 for a currency without a rate */
export const answerRate = ({ reqcur }: { reqcur: string }): Reply => {
  const rate = Object.hasOwn(rates, reqcur) ? rates[reqcur] : undefined;
  if (rate === undefined) throw new ProtocolError(ResCode.NoRate);
  return {
    rescode: ResCode.Success,
    resmsg: resMsg[ResCode.Success],
    basecur: 'KRW',
    reqcur,
    exchangerate: rate,
  };
};
