import type { TxnType } from '@narae/contracts';
import { nameSpellings } from '@narae/rules';
import { textGiven, type AuditEntry } from '@narae/service-kit';
import { type Booking, type bookingModel, type OrderNote, typedPattern } from '../../kernel/index.ts';
import type { OrderSearch } from './desk-orders.rules.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** Each part has an index that ends with the order's number. */
export interface OrdersPage {
  readonly search: OrderSearch | null;
  readonly titled: readonly string[];
  readonly states: readonly TxnType[] | null;
  readonly prod_ids: readonly string[] | null;
  readonly papers: 'to-check' | 'rejected' | null;
  readonly after: string | undefined;
  readonly size: number;
}

const searched = ({ search, titled }: Pick<OrdersPage, 'search' | 'titled'>): object => {
  if (!search) return {};
  if ('field' in search) return { [search.field]: search.value };
  const names = nameSpellings(search.words).map((name) => ({
    'travellers.mem_nm': { $regex: `^${typedPattern(name)}` },
  }));
  return { $or: [{ prod_id: { $in: titled } }, ...names] };
};

const withDocuments = {
  'to-check': { files: { $elemMatch: { check: null } } },
  rejected: { 'files.check.outcome': 'rejected' },
} as const;

export const findOrdersPage = (
  bookings: Bookings,
  { search, titled, states, prod_ids, papers, after, size }: OrdersPage,
): Promise<Booking[]> =>
  bookings
    .find({
      order_id: { ...textGiven, ...(after !== undefined && { $lt: after }) },
      ...(states && { txn_type: { $in: states } }),
      $and: [
        searched({ search, titled }),
        prod_ids ? { prod_id: { $in: prod_ids } } : {},
        papers ? withDocuments[papers] : {},
      ],
    })
    .sort({ order_id: -1 })
    .limit(size)
    .lean<Booking[]>()
    .exec();

/** Adds a note while there are fewer than `most`. @returns whether it did */
export const addNote = async (
  bookings: Bookings,
  order_id: string,
  note: OrderNote,
  { entry, most }: { readonly entry: AuditEntry; readonly most: number },
): Promise<boolean> => {
  const { matchedCount } = await bookings
    .updateOne(
      { order_id, [`notes.${most - 1}`]: { $exists: false } },
      { $push: { notes: note, audit: entry } },
    )
    .exec();
  return matchedCount > 0;
};
