import { ApiError, useT } from '@narae/shell-sdk';
import { Button, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './cancel.module.css';
import { QuoteView } from './quote-view.tsx';
import type { QuotedCancellation } from './use-cancel-quote.ts';

interface QuoteAreaProps {
  readonly quoted: QuotedCancellation;
  /** Nobody was chosen yet who does not travel. */
  readonly nobody: boolean;
  /** It is another quote than the one that was agreed to. */
  readonly changed: boolean;
}

/** What comes back, in one place of the dialog: on its way, worked out, or why it cannot be. */
export function QuoteArea({ quoted, nobody, changed }: QuoteAreaProps): ReactNode {
  const t = useT('bookingCancel');
  return (
    <section className={css.quote} aria-label={t('quote')} aria-live="polite">
      {changed && (
        <p className={css.notice} role="alert">
          {t('quote_changed')}
        </p>
      )}
      {nobody ? <p className={css.plain}>{t('choose_somebody')}</p> : <Quoted quoted={quoted} />}
    </section>
  );
}

function Quoted({ quoted: { data, error, refetch } }: Pick<QuoteAreaProps, 'quoted'>): ReactNode {
  const t = useT('bookingCancel');
  const common = useT('common');
  if (data) return <QuoteView quote={data} />;
  if (!error) return <Skeleton shape="text" count={5} />;
  if (error instanceof ApiError && !error.temporary) return <p className={css.notice}>{error.message}</p>;
  return (
    <ErrorState
      compact
      title={t('quote_fail')}
      action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
    >
      {t('quote_fail_text')}
    </ErrorState>
  );
}
