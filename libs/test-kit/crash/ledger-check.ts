import path from 'node:path';
import { startEmbeddedMongo } from '@narae/embedded-mongo';
import mongoose from 'mongoose';
import { checkPlaces, type PlacesRow, type ReservationRow } from './place-check.ts';

/** The fields of the shop's and the provider's documents that the check needs. */
interface BookingRow {
  cart_id: string;
  txn_type: string;
  email: string;
  party: { adult_cnt: number };
  payments: { refno: string; pay_type: string; status: string; reqamt: string; reqcur: string }[];
  refunds?: { refno: string | null; state: string; amount: string; cause: string }[];
  cancellations?: { state: string; sums: { refunded: number }[] }[];
  seats_due_at?: Date | null;
}
interface LedgerRow {
  prod_id: string;
  capacity: number;
  remaining: number;
  claims: { key: string; count: number; status: 'held' | 'paid'; expires_at: Date | null }[];
}
interface PaymentRow {
  refno: string;
  standing: string;
  decided_at: Date | null;
  reqamt: string;
  reqcur: string;
  refunded: number;
}
interface MailRow {
  to: string[];
  subject: string;
  text: string;
}

export interface StoreSnapshot {
  bookings: BookingRow[];
  ledgers: LedgerRow[];
  payments: PaymentRow[];
  mails: MailRow[];
  reservations: ReservationRow[];
  places: PlacesRow[];
}

/** Reads what lies in a store, without a line of the shop's own code. */
export const readSnapshotAt = async (url: string): Promise<StoreSnapshot> => {
  const connection = await mongoose.createConnection(url).asPromise();
  try {
    const rows = <Row>(database: string, collection: string): Promise<Row[]> =>
      connection.useDb(database).collection(collection).find({}).toArray() as unknown as Promise<Row[]>;
    return {
      bookings: await rows<BookingRow>('booking', 'bookings'),
      ledgers: await rows<LedgerRow>('booking', 'seat_ledgers'),
      payments: await rows<PaymentRow>('sandbox', 'payments'),
      mails: await rows<MailRow>('sandbox', 'mails'),
      reservations: await rows<ReservationRow>('booking', 'event_reservations'),
      places: await rows<PlacesRow>('booking', 'event_place_ledgers'),
    };
  } finally {
    await connection.close();
  }
};

/** Reads the files of a shop that has ended. */
export const readSnapshot = async (dataDir: string): Promise<StoreSnapshot> => {
  const store = await startEmbeddedMongo({ dataDir: path.join(dataDir, 'store') });
  try {
    return await readSnapshotAt(store.url);
  } finally {
    await store.close();
  }
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Each order paid once, and no money that is neither an order's nor sent back. */
const checkMoney = ({ bookings, payments }: StoreSnapshot): string[] => {
  const found: string[] = [];
  const attempts = new Map(
    bookings.flatMap((one) => one.payments.map((attempt) => [attempt.refno, attempt])),
  );
  for (const { cart_id, txn_type, payments: tries } of bookings) {
    const paid = tries.filter(({ status }) => status === 'paid').length;
    // The payment of a cancelled order stays paid where the schedule keeps a part of it.
    if (txn_type === 'R' ? paid > 1 : paid !== (txn_type === 'P' ? 1 : 0))
      found.push(`order ${cart_id} is in ${txn_type} with ${paid} payments`);
  }
  const sentBack = (refno: string): number =>
    bookings
      .flatMap(({ refunds = [] }) => refunds)
      .filter((refund) => refund.refno === refno && refund.state === 'refunded')
      .reduce((sum, { amount }) => sum + cents(amount), 0);
  for (const { refno, standing, decided_at, reqamt, reqcur, refunded } of payments) {
    const attempt = attempts.get(refno);
    const taken = standing === 'approved' && decided_at !== null && decided_at <= new Date();
    const kept = taken ? cents(reqamt) - refunded : 0;
    const due = attempt?.status === 'paid' ? cents(attempt.reqamt) - sentBack(refno) : 0;
    if (kept !== due) found.push(`payment ${refno}: ${kept / 100} ${reqcur} kept for ${attempt?.status}`);
  }
  return found;
};

/** Each cancelled order decided once, with exactly the money of its quote sent back, and nothing left to do. */
const checkCancellations = ({ bookings }: StoreSnapshot): string[] =>
  bookings
    .filter(({ txn_type }) => txn_type === 'R')
    .flatMap(({ cart_id, cancellations = [], refunds = [], seats_due_at }) => {
      const approved = cancellations.filter(({ state }) => state === 'approved');
      const owed = approved
        .flatMap(({ sums }) => sums)
        .reduce((sum, { refunded }) => sum + refunded * 100, 0);
      const sent = refunds
        .filter(({ cause, state }) => cause === 'cancelled' && state === 'refunded')
        .reduce((sum, { amount }) => sum + cents(amount), 0);
      return [
        ...(approved.length === 1 ? [] : [`order ${cart_id} was cancelled ${approved.length} times`]),
        ...(owed === sent ? [] : [`order ${cart_id}: ${owed / 100} owed and ${sent / 100} sent back`]),
        ...(seats_due_at ? [`order ${cart_id}: its seats are still to be given back`] : []),
      ];
    });

/** Every seat is either left or claimed, and every claim is a booking's. */
const checkSeats = ({ bookings, ledgers }: StoreSnapshot): string[] => {
  const found: string[] = [];
  const byKey = new Map(bookings.map((one) => [one.cart_id, one]));
  const claimed = new Map<string, number>();
  for (const { prod_id, capacity, remaining, claims } of ledgers) {
    const taken = claims.reduce((sum, { count }) => sum + count, 0);
    if (remaining < 0 || remaining + taken !== capacity)
      found.push(`${prod_id}: ${remaining} left and ${taken} claimed of ${capacity}`);
    for (const { key, count, status, expires_at } of claims) {
      const booking = byKey.get(key);
      if (!booking) found.push(`${prod_id}: ${count} seats are claimed for ${key}, which does not exist`);
      else if (status === 'held' && expires_at === null) found.push(`${key}: held without an end`);
      else if ((status === 'paid') !== (booking.txn_type === 'P'))
        found.push(`${key}: a ${status} claim of an order in ${booking.txn_type}`);
      if (status === 'paid') claimed.set(key, (claimed.get(key) ?? 0) + count);
    }
  }
  for (const { cart_id, txn_type, party } of bookings)
    if (txn_type === 'P' && claimed.get(cart_id) !== party.adult_cnt)
      found.push(
        `order ${cart_id} is paid for ${party.adult_cnt} and has ${claimed.get(cart_id) ?? 0} seats`,
      );
  return found;
};

/** One mail for each payment that ended in an order or in a refund; another one where its order was cancelled later. */
const checkMails = ({ bookings, mails }: StoreSnapshot): string[] =>
  bookings.flatMap(({ payments, refunds = [] }) =>
    payments
      .filter(({ status }) => status === 'paid' || status === 'refunded')
      .flatMap(({ refno, status }) => {
        const count = mails.filter(({ text }) => new RegExp(`${refno}(?!\\d)`).test(text)).length;
        const cancelled = refunds.some((one) => one.refno === refno && one.cause === 'cancelled');
        // That a trip is confirmed is not told any more once it is cancelled.
        return count === 1 || (cancelled && count === 2)
          ? []
          : [`${count} mails for ${refno}, which is ${status}`];
      }),
  );

/** Whether the provider has taken money that the shop has not dealt with yet. */
export const isUnfinished = ({ bookings, payments }: StoreSnapshot): boolean => {
  const finished = new Set(
    bookings.flatMap(({ payments: tries }) =>
      tries.filter(({ status }) => status === 'paid' || status === 'refunded').map(({ refno }) => refno),
    ),
  );
  const open = ({ refunds = [], seats_due_at }: BookingRow): boolean =>
    Boolean(seats_due_at) || refunds.some(({ state }) => state !== 'refunded');
  if (bookings.some(open)) return true;
  return payments.some(({ refno, standing, refunded }) => {
    return standing === 'approved' && refunded === 0 && !finished.has(refno);
  });
};

/** Every inconsistency in the snapshot of a site at rest, one sentence each. */
export const checkLedgers = (snapshot: StoreSnapshot): string[] => [
  ...checkMoney(snapshot),
  ...checkCancellations(snapshot),
  ...checkSeats(snapshot),
  ...checkMails(snapshot),
  ...checkPlaces(snapshot),
];
