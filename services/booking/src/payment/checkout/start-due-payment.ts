import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import type { Holder } from '../../inventory/index.ts';
import {
  type Booking,
  changeBooking,
  type Due,
  dueInCheck,
  dueOf,
  dueSums,
  findOwn,
  type Hold,
  isAgreed,
  isOver,
  isPayable,
  movingTo,
  originTotal,
  paymentEvent,
  productViolation,
  wasChanged,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { checkOpenAttempts } from '../settle/check-attempt.ts';
import { attemptToSend, requestOf, untilFree, withAttempt, type Bill } from './attempt-form.ts';
import { holdSeats } from './hold-order.ts';
import type { Offered, StartPaymentCommand } from './payable-order.ts';
import { offeredBy, type StartedPayment } from './start-payment.ts';

export type StartDueCommand = StartPaymentCommand & { readonly due_id: string };

/**
 * Like an order's payment, without seats unless it pays for a move, which takes an ordinary hold at the new departure
 * (ORDER-15, ORDER-20). The attempt is stored before it is sent, in one update that compares the due again (PAY-2).
 * @throws DomainError cart_not_found, already_paid, change_over, price_changed, pay_method_unknown,
 *   payment_checking, payment_again_later, terms_changed, service_unavailable, product_closed, and those of `holdSeats`
 */
export const startDuePayment = async (
  context: PaymentContext,
  command: StartDueCommand,
): Promise<StartedPayment> => {
  const offered = { ...command, ...offeredBy(context, command) };
  const { mem_id, cart_id } = command;
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const first = await billOf(context, await find(), command);
  await context.limiter.count('payment-starts', cart_id);
  // An earlier attempt may have been paid unnoticed: better said now than refunded later.
  await checkOpenAttempts(context, first.booking);
  const hold = await holdNewSeats(context, first, command.holder);
  return untilFree(() => storeAttempt(context, offered, find, hold));
};

/** Null where it pays for no move. A hold that is not paid for ends by itself. */
const holdNewSeats = async (
  context: PaymentContext,
  { booking, due }: Pick<DueBill, 'booking' | 'due'>,
  holder: Holder,
): Promise<Hold | null> => {
  const there = movingTo(booking, due);
  if (!there) return null;
  if (productViolation(await findProduct(context, there.prod_id), context.now()))
    throw new DomainError('product_closed');
  return holdSeats(context, there, 'send', holder);
};

const withHold = (dues: readonly Due[], due_id: string, { startedAt, until, extended }: Hold): Due[] =>
  dues.map((due) =>
    due.due_id === due_id ? { ...due, hold: { started_at: startedAt, until, extended } } : due,
  );

type DueBill = Bill & { readonly due: Due };

/** @throws DomainError cart_not_found, already_paid, change_over, price_changed, payment_checking */
const billOf = async (
  context: PaymentContext,
  booking: Booking | null,
  command: StartDueCommand,
): Promise<DueBill> => {
  if (!booking || !isAgreed(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  const due = dueOf(booking, command.due_id);
  if (due?.state === 'paid') throw new DomainError('already_paid');
  if (!due || !isPayable(booking, due) || isOver(due, context.now())) throw new DomainError('change_over');
  if (dueInCheck(booking, due)) throw new DomainError('payment_checking');
  compareSeen(due, command);
  return { booking, due, product: await findProduct(context, booking.prod_id) };
};

/** @throws DomainError price_changed where the browser showed another amount (MONEY-7) */
const compareSeen = (due: Due, { currency, seen }: StartDueCommand): void => {
  if (due.currency !== currency) throw new DomainError('price_changed', { field: 'currency' });
  const sums = [due.amount, originTotal(dueSums(due))];
  for (const field of ['costPrice', 'origin_total_price', 'amount', 'total'] as const) {
    if (!sums.includes(seen[field] ?? due.amount)) throw new DomainError('price_changed', { field });
  }
};

const storeAttempt = async (
  context: PaymentContext,
  offered: Offered & StartDueCommand,
  find: () => Promise<Booking | null>,
  hold: Hold | null,
): Promise<StartedPayment> => {
  let sent: StartedPayment | null = null;
  const changed = await changeBooking(context, find, async (current, { now }) => {
    const bill = await billOf(context, current, offered);
    const attempt = attemptToSend(context, bill, offered);
    const { payments, isNew } = withAttempt(context, current.payments, attempt, now);
    const request = requestOf(bill, attempt, offered);
    sent = { refno: attempt.refno, request, holdExpiresAt: hold?.until ?? bill.due.due_by };
    const agreed = offered.termsVersion;
    return {
      set: {
        payments,
        ...(hold && { dues: withHold(current.dues ?? [], bill.due.due_id, hold) }),
        ...(agreed === undefined ? {} : { consent: { terms_version: agreed, agreed_at: now } }),
      },
      events: isNew ? [paymentEvent('payment-started', current, attempt)] : [],
    };
  });
  if (!sent || !wasChanged(changed)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  return sent;
};
