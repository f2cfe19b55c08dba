import type { OutboxEntry } from '@narae/service-kit';
import { type Booking, type bookingModel, type PlainBooking, statesAllowing } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** A row of a cart, and the seats left of its product in a list of one, or of none where they are not known. */
export interface RowWithSeats {
  readonly booking: Booking;
  readonly seats: readonly { readonly remaining: number }[];
}

/** A member's cart with seats left, newest first. @param ledgers collection name of the seat ledgers */
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

export const findOpenRow = (
  bookings: Bookings,
  mem_id: string,
  prod_id: string,
): Promise<Pick<Booking, 'cart_id'> | null> =>
  bookings.findOne({ mem_id, prod_id, open: true }, { cart_id: 1, _id: 0 }).lean<Booking>().exec();

export const findMadeBy = (
  bookings: Bookings,
  mem_id: string,
  made_by: string,
): Promise<Pick<Booking, 'cart_id' | 'made_from'> | null> =>
  bookings.findOne({ made_by, mem_id }, { cart_id: 1, made_from: 1 }).lean<Booking>().exec();

/** @throws the duplicate-key error where the product has an open row, or the same key made a row */
export const insertRow = async (
  bookings: Bookings,
  row: PlainBooking,
  events: OutboxEntry[],
): Promise<unknown> => (await bookings.create({ ...row, outbox: events }))._id;

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
