import { isDuplicateKey } from '@narae/service-kit';
import type { SandboxContext } from '../context.ts';
import type { Payment } from '../data/payment.model.ts';
import { ProtocolError, ResCode } from '../domain/codes.ts';
import { randomCode } from '../domain/random-code.ts';

/** What the provider itself knows of a payment when it opens. */
type OwnFields =
  'transid' | 'page_key' | 'standing' | 'decided_at' | 'notices' | 'refunds' | 'refunded' | 'created_at';

/** What a merchant asks for. */
export type AskedPayment = Omit<Payment, OwnFields>;

/** How one protocol tells payments apart. */
interface Identity {
  /** Begins the provider's own number. */
  readonly prefix: string;
  /** What a repetition must say again. */
  readonly sameFields: readonly (keyof AskedPayment)[];
  /** What the protocol calls the merchant's reference. */
  readonly reference: string;
}

/**
 * Opens a payment. The same request again (a reload, the back button) finds the payment it opened; the same reference
 * for something else is a mistake. @throws ProtocolError 9300
 */
export const addPayment = async (
  context: SandboxContext,
  asked: AskedPayment,
  { prefix, sameFields, reference }: Identity,
): Promise<Payment> => {
  const payment: Payment = {
    ...asked,
    transid: `${prefix}${randomCode()}`,
    page_key: randomCode(),
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
  }
  const { mid, refno } = asked;
  const known = await context.payments.findOne({ mid, refno }).lean<Payment>().exec();
  if (!known || !sameFields.every((name) => known[name] === asked[name]))
    throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${reference}`);
  return known;
};
