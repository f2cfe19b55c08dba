import type { CancelState } from '@narae/contracts';
import { dateGiven, type AuditEntry } from '@narae/service-kit';
import type { Booking, bookingModel, Cancellation } from '../../kernel/index.ts';
import type { CancelSettings, cancelSettingsModel } from './cancel-settings.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

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

export interface OrderRequest extends Omit<Booking, 'cancellations'> {
  order_id: string;
  cancellations: Cancellation;
}

/** Where a page begins: the moment of asking in milliseconds, and the order. */
export interface ListPlace {
  readonly asked: number;
  readonly order_id: string;
}

/** Open requests oldest first, the others newest first. @param after only what follows */
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

export const findSettings = (settings: Settings): Promise<CancelSettings | null> =>
  settings.findOne({ settings_id }).lean<CancelSettings>().exec();

export type CancelSwitch = 'automatic' | 'minimum_automatic';

/** Turns and logs a switch that stands otherwise. @returns whether it was turned */
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
  // Absent in older documents, which means off.
  const { modifiedCount } = await settings.updateOne(
    { settings_id, [name]: on ? { $ne: true } : true },
    {
      $set: { [name]: on, ...(name === 'minimum_automatic' && { minimum_by: on ? entry.by : '' }) },
      $push: { audit: entry },
    },
  );
  return modifiedCount === 1;
};
