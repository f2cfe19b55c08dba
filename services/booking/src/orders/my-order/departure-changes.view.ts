import type { BookableProduct, LanTp, MyOrder, SoldTerms } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { saidTimes, seoulDay, soldParts } from '@narae/rules';
import { changeReasonText, freeUntil, paidStates, type PlainBooking } from '../../kernel/index.ts';

type Changed = Pick<PlainBooking, 'prod_id' | 'txn_type' | 'departure_changes'>;
type Shown = Pick<MyOrder, 'departure_changes' | 'free_until'>;

const termsIn = (lanTp: LanTp, terms: SoldTerms) => ({
  ymd_format: terms.start_day,
  end_ymd_format: terms.end_day,
  ...saidTimes(terms),
  meeting_point: textIn(terms.meeting_points, lanTp),
});

/** Changes of the departure that a paid order is on, until it is over, and until when cancelling returns everything (ORDER-22). */
export const departureChangesView = (
  booking: Changed,
  product: Pick<BookableProduct, 'start_day' | 'start_time' | 'end_day'>,
  { lanTp, now }: { readonly lanTp: LanTp; readonly now: Date },
): Shown => {
  if (!paidStates.includes(booking.txn_type) || product.end_day < seoulDay(now))
    return { departure_changes: [], free_until: '' };
  const { departure_changes = [] } = booking;
  return {
    departure_changes: departure_changes
      .filter(({ prod_id }) => prod_id === booking.prod_id)
      .map(({ no, at, from, to, reason, note }) => ({
        no,
        at: at.toISOString(),
        parts: soldParts(from, to),
        before: termsIn(lanTp, from),
        now: termsIn(lanTp, to),
        why: changeReasonText(reason, lanTp),
        note,
      })),
    free_until: freeUntil(booking, product, now)?.toISOString() ?? '',
  };
};
