import { type CertifyRequest, currencies, eucKrForm } from '../protocols/billgate.ts';
import type { SandboxContext } from '../data/context.ts';
import type { Payment } from '../data/payment.model.ts';
import { billGateType, randomCode, ResCode } from '../domain/protocol.ts';
import { openMinutes, type BillGateOutcome } from '../domain/outcomes.ts';
import { addPayment } from './open-payments.ts';

/** Timeout of the merchant's answer (ms). */
const patience = 20_000;

const identity = {
  prefix: 'BG',
  sameFields: ['reqcur', 'reqamt', 'returnurl', 'order_date'],
  reference: 'ORDER_ID',
} as const;

/** Opens a payment for a merchant's form; repeatable. @throws ProtocolError 9300 */
export const openCertification = (
  context: SandboxContext,
  form: Omit<CertifyRequest, 'sandbox_outcome'>,
): Promise<Payment> =>
  addPayment(
    context,
    {
      mid: form.SERVICE_ID,
      mname: 'Narae',
      refno: form.ORDER_ID,
      servicetype: billGateType,
      reqcur: currencies[form.CURRENCY],
      reqamt: form.AMOUNT,
      product: form.ITEM_NAME,
      buyername: form.USER_NAME,
      returnurl: form.RETURN_URL,
      statusurl: '',
      // The form has no language; take it from the shop's return address.
      param1: new URL(form.RETURN_URL).searchParams.get('lan_tp') ?? '',
      order_date: form.ORDER_DATE,
    },
    identity,
  );

/** Stores the decision of the payer or a script once per payment. */
const certifyPayment = async (
  context: SandboxContext,
  { transid }: Payment,
  outcome: BillGateOutcome,
): Promise<boolean> => {
  const now = context.now();
  const authenticated = outcome !== 'close' && outcome !== 'forge';
  const { modifiedCount } = await context.payments.updateOne(
    { transid, standing: 'open', created_at: { $gt: new Date(now.getTime() - openMinutes * 60_000) } },
    {
      $set: {
        standing: authenticated ? 'authenticated' : 'closed',
        decided_at: now,
        outcome,
        pay_message: authenticated ? randomCode() : '',
      },
    },
  );
  return modifiedCount === 1;
};

/** 0000 means authenticated, not paid. A forged return has no authentication and an invented message. */
export const returnFields = (payment: Payment): Record<string, string> => {
  const forged = payment.outcome === 'forge';
  const good = forged || payment.pay_message;
  return {
    SERVICE_ID: payment.mid,
    SERVICE_CODE: billGateType,
    ORDER_ID: payment.refno,
    ORDER_DATE: payment.order_date ?? '',
    RESPONSE_CODE: good ? ResCode.Success : ResCode.Expired,
    RESPONSE_MESSAGE: good ? '인증 성공' : '인증 취소',
    PAY_MESSAGE: forged ? 'made up by somebody' : (payment.pay_message ?? ''),
  };
};

const repeatReturn = async (payment: Payment): Promise<void> => {
  const bring = () =>
    fetch(payment.returnurl, {
      method: 'POST',
      body: eucKrForm(returnFields(payment)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
  await Promise.allSettled([bring(), bring()]);
};

/** Stores the decision; a duplicate return is posted before the browser's. */
export const decideAtBillGate = async (
  context: SandboxContext,
  payment: Payment,
  outcome: BillGateOutcome,
): Promise<void> => {
  if (!(await certifyPayment(context, payment, outcome)) || outcome !== 'duplicate') return;
  const decided = await context.payments.findOne({ transid: payment.transid }).lean<Payment>().exec();
  if (decided) await repeatReturn(decided);
};
