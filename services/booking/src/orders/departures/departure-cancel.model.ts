import { moment, optional, orNull, storedAudit, storedModel, text, type StoredOf } from '@narae/service-kit';

const departureCancel = {
  prod_id: text({ unique: true }),
  reason: text(),
  asked_by: text(),
  asked_at: moment(),
  /** When no booking was left; null until then. */
  done_at: orNull(moment()),
  audit: optional(storedAudit),
};

/** An organiser's cancellation; its progress is read from the orders (REFUND-4). */
export type DepartureCancel = StoredOf<typeof departureCancel>;

export const departureCancelModel = storedModel(
  'DepartureCancel',
  'departure_cancels',
  departureCancel,
  [{ asked_at: 1 }],
  [{ done_at: 1 }],
);
