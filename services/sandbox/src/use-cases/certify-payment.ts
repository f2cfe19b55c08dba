import { currencies, type CertifyRequest } from '../billgate/read-request.ts';
import { eucKrForm } from '../billgate/euc-kr.ts';
import type { SandboxContext } from '../context.ts';
import type { Payment } from '../data/payment.model.ts';
import { ResCode } from '../domain/codes.ts';
import { billGateType } from '../domain/methods.ts';
import { openMinutes, type BillGateOutcome } from '../domain/outcomes.ts';
import { randomCode } from '../domain/random-code.ts';
import { addPayment } from './add-payment.ts';

/** How long a merchant may take to answer a browser, in milliseconds. */
const patience = 20_000;

const identity = {
  prefix: 'BG',
  sameFields: ['reqcur', 'reqamt', 'returnurl', 'order_date'],
  reference: 'ORDER_ID',
} as const;

/** Opens a payment for a merchant's form, as often as it comes. @throws ProtocolError 9300 */
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
      // The form names no language; the shop's own way back does.
      param1: new URL(form.RETURN_URL).searchParams.get('lan_tp') ?? '',
      order_date: form.ORDER_DATE,
    },
    identity,
  );

/** The payer, or a script, has decided: authenticated, or not. Once per payment. */
export const certifyPayment = async (
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

/**
 * What the browser brings back to the merchant: 0000 means authenticated, not paid. Where somebody forges it, nobody has
 * authenticated themselves and the message is made up.
 */
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

/** Brings the same form to the merchant twice, before the browser does. */
export const repeatReturn = async (payment: Payment): Promise<void> => {
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
