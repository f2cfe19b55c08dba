import type { ExtrasQuote } from '@narae/contracts';
import { ApiError, useFormat, useT } from '@narae/shell-sdk';
import { Button, ErrorState, LineItems, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import css from './changes.module.css';
import type { Extras } from './use-extras.ts';

type ExtrasPriceProps = Pick<Extras, 'same' | 'wrong' | 'quoted' | 'changed'>;

/** What another choice costs, in one place of the dialog: on its way, worked out, or why it cannot be. */
export function ExtrasPrice({ changed, ...rest }: ExtrasPriceProps): ReactNode {
  const t = useT('bookingChanges');
  return (
    <section className={css.quote} aria-label={t('extras_price')} aria-live="polite">
      {changed && (
        <p className={css.notice} role="alert">
          {t('extras_changed')}
        </p>
      )}
      <Priced {...rest} />
    </section>
  );
}

function Priced({ same, wrong, quoted }: Omit<ExtrasPriceProps, 'changed'>): ReactNode {
  const t = useT('bookingChanges');
  const common = useT('common');
  const errors = useT('errors');
  const { data, error, refetch } = quoted;
  if (same) return <p className={css.plain}>{t('extras_same')}</p>;
  if (wrong) return <p className={css.notice}>{errors(wrong.error, wrong.params)}</p>;
  if (data) return <Quote quote={data} />;
  if (!error) return <Skeleton shape="text" count={4} />;
  if (error instanceof ApiError && !error.temporary) return <p className={css.notice}>{error.message}</p>;
  return (
    <ErrorState
      compact
      title={t('extras_fail')}
      action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
    >
      {t('extras_fail_text')}
    </ErrorState>
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
