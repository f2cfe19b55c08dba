import type { SandboxContext } from '../context.ts';
import type { Payment } from '../data/payment.model.ts';
import type { BillGateOutcome } from '../domain/outcomes.ts';
import { certifyPayment, repeatReturn } from '../use-cases/certify-payment.ts';

/** The payer or a script decides; where the way back is to be repeated, that happens before the browser goes it. */
export const decideAtBillGate = async (
  context: SandboxContext,
  payment: Payment,
  outcome: BillGateOutcome,
): Promise<void> => {
  if (!(await certifyPayment(context, payment, outcome)) || outcome !== 'duplicate') return;
  const decided = await context.payments.findOne({ transid: payment.transid }).lean<Payment>().exec();
  if (decided) await repeatReturn(decided);
};
