import { textIn } from '@narae/contracts/localized';
import type { BookableProduct } from '@narae/contracts';
import { heads } from '@narae/rules';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import {
  type AgreedBooking,
  chargeBy,
  type Due,
  dueSums,
  firstSums,
  orderAttempts,
  type PaymentAttempt,
} from '../../kernel/index.ts';
import { secondsToNextAttempt } from '../attempts/attempt-limits.rules.ts';
import { openAttemptFor } from '../attempts/open-attempt.rules.ts';
import type { Charge, SignedRequest } from '../providers/provider.ts';
import { drawRefno } from '../providers/refno.ts';
import { drawReturnToken } from '../attempts/return-token.ts';
import type { Offered } from './payable-order.ts';

/** An order, or a due of a paid one (ORDER-15). */
export interface Bill {
  readonly booking: AgreedBooking;
  readonly product: BookableProduct;
  readonly due?: Due;
}

/** Tries to draw a free reference. */
const draws = 20;

/** One public, one for the paying browser. */
type AttemptNames = Pick<PaymentAttempt, 'refno' | 'return_token'>;

const chargeOf = (
  { booking, product, due }: Bill,
  { refno, return_token = '' }: AttemptNames,
  { payType, lanTp, reqType, resType }: Offered,
): Charge => ({
  refno,
  returnToken: return_token,
  payType,
  ...chargeBy(payType, due ? dueSums(due) : firstSums(booking.price)),
  prod_id: booking.prod_id,
  productInEnglish: textIn(product.titles, 'ENG'),
  product: textIn(product.titles, lanTp),
  quantity: heads(booking.party),
  mem_id: booking.mem_id,
  buyername: booking.buyername,
  tel: booking.tel,
  email: booking.email,
  lanTp,
  cart_id: booking.cart_id,
  reqType,
  resType,
});

export const requestOf = (bill: Bill, names: AttemptNames, offered: Offered): SignedRequest =>
  offered.provider.request(chargeOf(bill, names, offered));

const newAttempt = (
  context: PaymentContext,
  bill: Bill,
  offered: Offered,
): Omit<PaymentAttempt, 'check_at'> => {
  const now = context.now();
  const { payments } = bill.booking;
  const seconds = context.config.rateLimits ? secondsToNextAttempt(payments, now) : 0;
  if (seconds > 0) throw new DomainError('payment_again_later', { params: { seconds } });
  const taken = payments.map(({ refno }) => refno);
  const names = { refno: drawRefno(now, taken), return_token: drawReturnToken() };
  const { fields, reqcur, reqamt } = requestOf(bill, names, offered);
  return {
    ...names,
    ...(bill.due && { due_id: bill.due.due_id }),
    pay_type: offered.payType,
    status: 'started',
    reqcur,
    reqamt,
    fields,
    started_at: now,
  };
};

const attemptsFor = ({ booking, due }: Bill): PaymentAttempt[] =>
  due ? booking.payments.filter(({ due_id }) => due_id === due.due_id) : orderAttempts(booking);

/** The open attempt with the same form, else a new one (PAY-17). @throws DomainError payment_again_later */
export const attemptToSend = (
  context: PaymentContext,
  bill: Bill,
  offered: Offered,
): Omit<PaymentAttempt, 'check_at'> =>
  openAttemptFor(
    { txn_type: bill.booking.txn_type, payments: attemptsFor(bill) },
    (attempt) => requestOf(bill, attempt, offered).fields,
  ) ?? newAttempt(context, bill, offered);

/** The sent attempt last, even if sent before: the order screen shows it. */
export const withAttempt = (
  { config }: PaymentContext,
  payments: readonly PaymentAttempt[],
  attempt: Omit<PaymentAttempt, 'check_at'>,
  now: Date,
): { readonly payments: PaymentAttempt[]; readonly isNew: boolean } => {
  const others = payments.filter(({ refno }) => refno !== attempt.refno);
  const check_at = new Date(now.getTime() + config.payments.checkSeconds * 1000);
  return {
    payments: [...others, { ...attempt, unheard: false, check_at }],
    isNew: others.length === payments.length,
  };
};

/** @throws DomainError service_unavailable when no reference is free */
export const untilFree = async <Sent>(send: () => Promise<Sent>): Promise<Sent> => {
  for (let draw = 0; draw < draws; draw += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new DomainError('service_unavailable');
};
