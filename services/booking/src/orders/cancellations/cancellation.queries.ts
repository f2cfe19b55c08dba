import type { CancelState } from '@narae/contracts';
import { dateGiven, type AuditEntry } from '@narae/service-kit';
import type { Booking, bookingModel, Cancellation } from '../../kernel/index.ts';
import type { CancelSettings, cancelSettingsModel } from './cancel-settings.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** Orders whose cancelled seats are still to be given back, the oldest first, without those named. */
export const findSeatsDue = (
  bookings: Bookings,
  except: readonly string[],
  limit: number,
): Promise<Pick<Booking, 'cart_id'>[]> =>
  bookings
    .find({ seats_due_at: dateGiven, cart_id: { $nin: except } }, { cart_id: 1 })
    .sort({ seats_due_at: 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

/** An order with one of its requests. */
export interface OrderRequest extends Omit<Booking, 'cancellations'> {
  order_id: string;
  cancellations: Cancellation;
}

/** A place in the list of requests: when it was asked for, in milliseconds, and its order. */
export interface ListPlace {
  readonly asked: number;
  readonly order_id: string;
}

/** Requests in one state: open ones the oldest first, the others the newest first. @param after only what follows */
export const findRequests = (
  bookings: Bookings,
  state: CancelState,
  { after, limit }: { readonly after?: ListPlace | undefined; readonly limit: number },
): Promise<OrderRequest[]> => {
  const up = state === 'asked';
  const beyond = (value: unknown) => (up ? { $gt: value } : { $lt: value });
  const order = up ? 1 : -1;
  const at = 'cancellations.asked_at';
  return bookings
    .aggregate<OrderRequest>([
      { $match: { 'cancellations.state': state } },
      { $project: { payments: 0, outbox: 0, audit: 0, files: 0, history: 0, draft: 0 } },
      { $unwind: '$cancellations' },
      { $match: { 'cancellations.state': state } },
      ...(after
        ? [
            {
              $match: {
                $or: [
                  { [at]: beyond(new Date(after.asked)) },
                  { [at]: new Date(after.asked), order_id: beyond(after.order_id) },
                ],
              },
            },
          ]
        : []),
      { $sort: { [at]: order, order_id: order } },
      { $limit: limit },
    ])
    .exec();
};

type Settings = ReturnType<typeof cancelSettingsModel>;

const settings_id = 'cancelling';

/** The settings as they are; null before anybody changed them. */
export const findSettings = (settings: Settings): Promise<CancelSettings | null> =>
  settings.findOne({ settings_id }).lean<CancelSettings>().exec();

/** What of the settings is switched on or off. */
export type CancelSwitch = 'automatic' | 'minimum_automatic';

/** Turns a switch and logs it, unless it stands so already. @returns whether it was turned */
export const writeSwitch = async (
  settings: Settings,
  { name, on }: { readonly name: CancelSwitch; readonly on: boolean },
  entry: AuditEntry,
): Promise<boolean> => {
  await settings.updateOne(
    { settings_id },
    { $setOnInsert: { automatic: false, minimum_automatic: false, audit: [] } },
    { upsert: true },
  );
  // A document from before a switch existed has it off.
  const { modifiedCount } = await settings.updateOne(
    { settings_id, [name]: on ? { $ne: true } : true },
    {
      $set: { [name]: on, ...(name === 'minimum_automatic' && { minimum_by: on ? entry.by : '' }) },
      $push: { audit: entry },
    },
  );
  return modifiedCount === 1;
};
