import type { OptionKind, RefundScheduleName } from '@narae/contracts';
import { list, number, optional, part, storedModel, type StoredOf, text } from '@narae/service-kit';
import { editedFields, localizedText, unchecked } from '../../content/index.ts';

/** A paid option; the price is KRW per participant. */
const option = {
  opt_code: text({ unique: true }),
  /** A person takes at most one `seat` and one `room`. */
  kind: text<OptionKind>(),
  names: localizedText,
  messages: localizedText,
  origin_price: number({ min: 0 }),
  version: optional(number({ default: 0 })),
  ...editedFields,
};
export type StoredOption = StoredOf<typeof option>;

export const optionModel = storedModel('Option', 'options', option);

/** A refund schedule changed by an operator (REFUND-3). */
const refundSchedule = {
  schedule: text<RefundScheduleName>({ unique: true }),
  names: localizedText,
  steps: list(part({ from_days: number(unchecked), pct: number(unchecked) })),
  no_show_pct: number(),
  grace: part({ grace_hours: number(unchecked), grace_until_days: number(unchecked) }, unchecked),
  organiser_extra_pct: number(),
  name_fee_usd: number(),
  version: number(),
  ...editedFields,
};
export type StoredRefundSchedule = StoredOf<typeof refundSchedule>;

export const refundScheduleModel = storedModel('RefundSchedule', 'refund_schedules', refundSchedule);
