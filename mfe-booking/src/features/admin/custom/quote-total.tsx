import type { DeskTrip } from '@narae/contracts';
import { paymentCap } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './desk.module.css';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteEstimates } from './quote-estimate.ts';

interface QuoteTotalProps {
  readonly draft: QuoteDraft;
  readonly rates: DeskTrip['rates'];
}

/** The total in won and in the currencies it may be charged in; where it is more than one order can be, that is said. */
export function QuoteTotal({ draft, rates }: QuoteTotalProps): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const estimates = quoteEstimates(draft, rates);
  const over = estimates.find(({ overCap }) => overCap);
  return (
    <div role="status">
      {estimates.length > 0 && (
        <p>
          {custom('price')}:{' '}
          <strong>{estimates.map(({ currency, total }) => format.money(total, currency)).join(' · ')}</strong>
        </p>
      )}
      {over && (
        <p className={css.warning}>
          {t('over_cap', { cap: format.money(paymentCap[over.currency], over.currency) })}
        </p>
      )}
    </div>
  );
}
