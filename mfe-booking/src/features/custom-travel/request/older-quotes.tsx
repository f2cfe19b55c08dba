import type { GivenQuote } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';
import css from './custom-request.module.css';

/** Versions that a newer one has replaced, newest first; they stay readable (CUSTOM-8). */
export function OlderQuotes({ quotes }: { readonly quotes: readonly GivenQuote[] }): ReactNode {
  const t = useT('bookingCustom');
  const format = useFormat();
  return quotes.toReversed().map((quote) => (
    <details key={quote.quote_no} className={css.fold}>
      <summary className={css.foldTitle}>
        {t('quote_old', { number: quote.quote_no, day: format.date(quote.reg_date) })}
      </summary>
      <QuoteView quote={quote} />
    </details>
  ));
}
