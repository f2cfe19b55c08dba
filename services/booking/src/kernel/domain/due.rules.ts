import { TxnType } from '@narae/contracts';
import { countField, memTypes } from '@narae/rules';
import type { Due, PaymentAttempt } from '../booking/payment-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { AgreedSums } from './charge.rules.ts';
import { isCheckedIn } from './move.rules.ts';
import { leadName } from './travellers.rules.ts';

type WithDues = Pick<PlainBooking, 'dues'>;

type ForChange = Due & { kind: Exclude<Due['kind'], 'balance'> };

/** There is at most one (ORDER-15). */
export const openDue = ({ dues = [] }: WithDues): ForChange | undefined =>
  dues.find((due): due is ForChange => due.kind !== 'balance' && due.state === 'open');

export const dueOf = ({ dues = [] }: WithDues, due_id: string): Due | undefined =>
  dues.find((due) => due.due_id === due_id);

export const dueSums = ({ currency, amount, origin_amount }: Due): AgreedSums => ({
  currency,
  total: amount,
  origin_cost: origin_amount,
  origin_option: 0,
  origin_hotel: 0,
});

const isSameParty = (one: PlainBooking['party'], other: PlainBooking['party']): boolean =>
  memTypes.every((memType) => one[countField[memType]] === other[countField[memType]]);

/** Whether the order still has the due's travellers, party and departure; nobody moves who was let in. */
export const stillFits = (booking: PlainBooking, { names, extras, move }: Due): boolean =>
  (names ?? []).every(({ rv_mem_id }) =>
    booking.travellers.some((person) => person.rv_mem_id === rv_mem_id),
  ) &&
  (!extras || isSameParty(extras.party, booking.party)) &&
  (!move ||
    (move.from === booking.prod_id && isSameParty(move.party, booking.party) && !isCheckedIn(booking)));

/** Open, on a paid order that is not being cancelled, and still fitting. */
export const isPayable = (booking: PlainBooking, due: Due): boolean =>
  due.state === 'open' && booking.txn_type === TxnType.Paid && stillFits(booking, due);

/** Without a change that no longer fits, unless its payment is being checked. */
export const fittingDues = (booking: PlainBooking, now: Date): Due[] => {
  const open = openDue(booking);
  const { dues = [] } = booking;
  return open && !stillFits(booking, open) && !dueInCheck(booking, open)
    ? decidedDues({ dues }, open.due_id, 'void', now)
    : dues;
};

/** A balance is taken until its order is cancelled for it (MONEY-12). */
export const isOver = ({ kind, due_by }: Pick<Due, 'kind' | 'due_by'>, now: Date): boolean =>
  kind !== 'balance' && due_by <= now;

/** A due's payment with an unknown outcome although the shopper did their part (PAY-13). */
export const dueInCheck = (
  { payments }: Pick<PlainBooking, 'payments'>,
  due: Due | undefined,
): PaymentAttempt | undefined =>
  due?.state === 'open'
    ? payments.findLast(
        ({ due_id, status, checking_since }) =>
          due_id === due.due_id &&
          (status === 'authorised' || status === 'authenticated' || (status === 'started' && checking_since)),
      )
    : undefined;

/** Renames travellers, and the buyer with the lead traveller (PEOPLE-5). */
export const renamed = (
  { party, travellers, buyername }: Pick<PlainBooking, 'party' | 'travellers' | 'buyername'>,
  names: NonNullable<Due['names']>,
): Pick<PlainBooking, 'travellers' | 'buyername'> => {
  const people = travellers.map((person) => ({
    ...person,
    mem_nm: names.find(({ rv_mem_id }) => rv_mem_id === person.rv_mem_id)?.mem_nm ?? person.mem_nm,
  }));
  return { travellers: people, buyername: leadName(party, people) || buyername };
};

export const madeChange = (
  booking: PlainBooking,
  { names, extras }: Pick<Due, 'names' | 'extras'>,
): Partial<PlainBooking> => ({
  ...(names && renamed(booking, names)),
  ...(extras && { options: extras.options, rooms: extras.rooms, price: extras.price }),
});

/** A decided due keeps the order's names then, once. */
export const decidedDues = (
  { dues = [] }: WithDues,
  due_id: string,
  state: 'paid' | 'void',
  now: Date,
): Due[] =>
  dues.map(({ names, ...due }) =>
    due.due_id === due_id
      ? { ...due, state, settled_at: now, check_at: null }
      : { ...due, ...(names && { names }) },
  );

/** Dues of a cancelled order can no longer be paid. */
export const duesOver = ({ dues = [] }: WithDues, now: Date): Due[] =>
  dues.map((due) =>
    due.state === 'open' ? { ...due, state: 'void', settled_at: now, check_at: null } : due,
  );

/** Dues of a departed member: amounts stay, names go, open ones close. */
export const duesWithoutNames = (dues: readonly Due[]): Due[] =>
  dues.map(({ names: _names, ...due }) => ({
    ...due,
    state: due.state === 'open' ? 'void' : due.state,
    check_at: null,
  }));

export const nextDueId = ({
  order_id,
  cart_id,
  dues = [],
}: Pick<PlainBooking, 'order_id' | 'cart_id' | 'dues'>): string =>
  `${order_id ?? cart_id}-D${dues.length + 1}`;
