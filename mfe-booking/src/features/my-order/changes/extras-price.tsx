import type { ExtrasQuote } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import { QuotePlace } from '../quote-place.tsx';
import css from './changes.module.css';
import type { Extras } from './use-extras.ts';

type ExtrasPriceProps = Pick<Extras, 'same' | 'wrong' | 'quoted' | 'changed'>;

/** What another choice costs, or why it cannot be had. */
export function ExtrasPrice({ same, wrong, quoted, changed }: ExtrasPriceProps): ReactNode {
  const t = useT('bookingChanges');
  const errors = useT('errors');
  const instead = same ? (
    <p className={css.plain}>{t('extras_same')}</p>
  ) : wrong ? (
    <p className={css.notice}>{errors(wrong.error, wrong.params)}</p>
  ) : undefined;
  return (
    <QuotePlace
      label={t('extras_price')}
      className={css.quote}
      quoted={quoted}
      changed={changed ? t('extras_changed') : undefined}
      instead={instead}
      failed={{ title: t('extras_fail'), children: t('extras_fail_text') }}
    >
      {(quote) => <Quote quote={quote} />}
    </QuotePlace>
  );
}

/** The total before and after, and what is to be paid or goes back, in what was paid. */
function Quote({ quote }: { readonly quote: ExtrasQuote }): ReactNode {
  const t = useT('bookingChanges');
  const cancel = useT('bookingCancel');
  const format = useFormat();
  const { before, total, difference, currency, refunds } = quote;
  const money = (amount: number): string => format.money(amount, currency);
  const back = refunds.map((refund) => format.money(refund.amount, refund.currency)).join(' + ');
  return (
    <>
      <LineItems
        lines={[
          { label: t('extras_before'), amount: money(before) },
          { label: t('extras_after'), amount: money(total) },
        ]}
        total={
          difference < 0
            ? { label: cancel('refunded'), amount: back }
            : { label: t(difference > 0 ? 'due_sum' : 'extras_even'), amount: money(difference) }
        }
      />
      {difference < 0 && <p className={css.soft}>{cancel('refund_way')}</p>}
    </>
  );
}
