import type { OutboxEntry } from '@narae/service-kit';
import { type Booking, type bookingModel, type PlainBooking, statesAllowing } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** A row of a cart, and the seats left of its product in a list of one, or of none where they are not known. */
export interface RowWithSeats {
  readonly booking: Booking;
  readonly seats: readonly { readonly remaining: number }[];
}

/** A member's cart with the seats left, newest first, by one command. @param ledgers name of the collection of seat ledgers */
export const findCart = (bookings: Bookings, ledgers: string, mem_id: string): Promise<RowWithSeats[]> =>
  bookings
    .aggregate<RowWithSeats>([
      { $match: { mem_id, in_cart: true } },
      { $sort: { reg_date: -1, cart_id: -1 } },
      { $project: { _id: 0, booking: '$$ROOT' } },
      {
        $lookup: {
          from: ledgers,
          localField: 'booking.prod_id',
          foreignField: 'prod_id',
          pipeline: [{ $project: { _id: 0, remaining: 1 } }],
          as: 'seats',
        },
      },
    ])
    .exec();

/** A member's unpaid row of a product. */
export const findOpenRow = (
  bookings: Bookings,
  mem_id: string,
  prod_id: string,
): Promise<Pick<Booking, 'cart_id'> | null> =>
  bookings.findOne({ mem_id, prod_id, open: true }, { cart_id: 1, _id: 0 }).lean<Booking>().exec();

/** The row that a member's call with that Idempotency-Key has made. */
export const findMadeBy = (
  bookings: Bookings,
  mem_id: string,
  made_by: string,
): Promise<Pick<Booking, 'cart_id' | 'made_from'> | null> =>
  bookings.findOne({ made_by, mem_id }, { cart_id: 1, made_from: 1 }).lean<Booking>().exec();

/** Stores a new row with its events. @throws the duplicate-key error where the member has an open row of the product, or one by the same key */
export const insertRow = async (
  bookings: Bookings,
  row: PlainBooking,
  events: OutboxEntry[],
): Promise<unknown> => (await bookings.create({ ...row, outbox: events }))._id;

/** Open rows of the named products that may expire, at most `limit`, without those named. */
export const findExpirable = (
  bookings: Bookings,
  prod_ids: readonly string[],
  except: readonly string[],
  limit: number,
): Promise<Pick<Booking, 'cart_id' | 'prod_id'>[]> =>
  bookings
    .find(
      {
        prod_id: { $in: prod_ids },
        cart_id: { $nin: except },
        open: true,
        txn_type: { $in: statesAllowing('expire') },
      },
      { cart_id: 1, prod_id: 1, _id: 0 },
    )
    .limit(limit)
    .lean<Pick<Booking, 'cart_id' | 'prod_id'>[]>()
    .exec();
