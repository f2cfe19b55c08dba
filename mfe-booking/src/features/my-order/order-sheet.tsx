import { useT, ApiError } from '@narae/shell-sdk';
import { BottomSheet, Button, cx, Loaded, Skeleton, type LoadedProps } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './order-sheet.module.css';

interface OrderSheetProps {
  readonly title: string;
  /** The sheet then stays open. */
  readonly busy: boolean;
  readonly action: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OrderSheet({ title, busy, action, onClose, children }: OrderSheetProps): ReactNode {
  const common = useT('common');
  return (
    <BottomSheet
      open
      title={title}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_close')}
          </Button>
          {action}
        </>
      }
    >
      <div className={css.form}>{children}</div>
    </BottomSheet>
  );
}

export type Quoted<Quote> = LoadedProps<Quote>['result'] & { readonly error: Error | null };

interface QuotePlaceProps<Quote> {
  readonly label: string;
  /** Nothing moves when the quote comes. */
  readonly className: string | undefined;
  readonly quoted: Quoted<Quote>;
  /** Says that the quote is no longer the one agreed to. */
  readonly changed: string | undefined;
  /** Shown where no quote is asked for. */
  readonly instead: ReactNode;
  readonly failed: Pick<LoadedProps<Quote>['failed'], 'title' | 'children'>;
  readonly children: (quote: Quote) => ReactNode;
}

/** What a change costs or gives back: on its way, worked out, or why it cannot be. */
export function QuotePlace<Quote>(props: QuotePlaceProps<Quote>): ReactNode {
  const { label, className, changed, instead, ...rest } = props;
  return (
    <section className={cx(css.place, className)} aria-label={label} aria-live="polite">
      {changed && (
        <p className={css.notice} role="alert">
          {changed}
        </p>
      )}
      {instead ?? <Answer {...rest} />}
    </section>
  );
}

function Answer<Quote>({
  quoted,
  failed,
  children,
}: Pick<QuotePlaceProps<Quote>, 'quoted' | 'failed' | 'children'>): ReactNode {
  const { data, error } = quoted;
  if (data === undefined && error instanceof ApiError && !error.temporary)
    return <p className={css.notice}>{error.message}</p>;
  return (
    <Loaded
      result={quoted}
      waiting={<Skeleton shape="text" count={4} />}
      failed={{ ...failed, compact: true }}
    >
      {children}
    </Loaded>
  );
}
