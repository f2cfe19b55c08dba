import type { LanTp, OrderChanges, OrderDue } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatWhen } from '@narae/i18n/format';
import { changesUntil } from '@narae/rules';
import { findProduct } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Due,
  dueInCheck,
  dueSums,
  everPaidStates,
  findOwn,
  inTravellerOrder,
  isAgreed,
  isOver,
  isPayable,
  openBalance,
  openDue,
  otherCharges,
  daysOf,
  pinnedPolicy,
} from '../../kernel/index.ts';
import { offeredPayTypes } from '../../payment/index.ts';
import type { OrdersContext } from '../context.ts';
import { changeStop, withOwnLines } from './changes.rules.ts';
import { nameFee } from './change-names.ts';

const linesOf = ({ names = [], extras }: Due, lanTp: LanTp, to?: OrderDue['move']): OrderDue['lines'] => [
  ...(to ? [{ text: formatWhen(to, lanTp, 'day'), count: 0 }] : []),
  ...names.map(({ mem_nm }) => ({ text: mem_nm, count: 0 })),
  ...(extras?.options ?? []).map((line) => ({
    text: textIn(line.names, lanTp),
    count: line.participant_cnt,
  })),
  ...(extras?.rooms ?? []).map((line) => ({ text: textIn(line.names, lanTp), count: line.personnel_cnt })),
];

const dueView = async <Kind extends Due['kind']>(
  context: OrdersContext,
  booking: AgreedBooking,
  due: (Due & { kind: Kind }) | undefined,
  lanTp: LanTp,
): Promise<(OrderDue & { kind: Kind }) | null> => {
  const { config, now } = context;
  const checked = dueInCheck(booking, due);
  if (!due || !isPayable(booking, due) || (isOver(due, now()) && !checked)) return null;
  const pay_types = offeredPayTypes(config, due.currency);
  const move = due.move && daysOf(await findProduct(context, due.move.prod_id));
  return {
    due_id: due.due_id,
    kind: due.kind,
    amount: due.amount,
    currency: due.currency,
    due_by: due.due_by.toISOString(),
    lines: linesOf(due, lanTp, move),
    ...(move && { move }),
    pay_types,
    other_charges: otherCharges(pay_types, dueSums(due)),
    checking_refno: checked?.refno ?? '',
  };
};

/**
 * What may be changed of a paid order, the price of a name, and the unpaid change (ORDER-14); none for another member's
 * order, or one that was never paid. @throws DomainError product_not_found, exchange_rate_missing
 */
export const showChanges = async (
  context: OrdersContext,
  mem_id: string,
  order_id: string,
  lanTp: LanTp,
): Promise<OrderChanges[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking || !isAgreed(booking) || !everPaidStates.includes(booking.txn_type)) return [];
  const product = await findProduct(context, booking.prod_id);
  const { options, hotels } = withOwnLines(product, booking);
  const { countsAsCancellation } = pinnedPolicy(booking.price).name_change;
  return [
    {
      order_id,
      cart_id: booking.cart_id,
      changes_until: changesUntil(product),
      stop: changeStop(booking, product, context.now()),
      name_counts_as_cancellation: countsAsCancellation,
      name_fee: countsAsCancellation ? 0 : (await nameFee(context, booking.price)).amount,
      currency: booking.price.currency,
      travellers: booking.travellers
        .toSorted(inTravellerOrder)
        .map(({ rv_mem_id, mem_type, sort_order, mem_nm }) => ({ rv_mem_id, mem_type, sort_order, mem_nm })),
      has_extras: options.length > 0 || hotels.length > 0,
      due: await dueView(context, booking, openDue(booking), lanTp),
      balance: await dueView(context, booking, openBalance(booking), lanTp),
    },
  ];
};
