import type { DeskTrip } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { AdminFold } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';

/** Every version of the quote as the member sees it, newest first. */
export function GivenQuotes({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const custom = useT('bookingCustom');
  const format = useFormat();
  return trip.quotes.toReversed().map((quote) => (
    <AdminFold
      key={quote.quote_no}
      summary={`${custom('quote_no', { number: quote.quote_no })} · ${format.date(quote.reg_date, 'time')}`}
    >
      <QuoteView quote={quote} lanTp={trip.lan_tp} />
    </AdminFold>
  ));
}
