import type { MyOrder, OrderChanges } from '@narae/contracts';
import { useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import css from './changes.module.css';
import { ExtrasDialog } from './extras-dialog.tsx';
import { NamesDialog } from './names-dialog.tsx';

interface ChangeOffersProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
  /** A change was asked for that waits for its payment. */
  readonly onDue: () => void;
}

/** Until when the order may be changed, and the ways to change it; or why there are none. */
export function ChangeOffers({ order, changes, onDue }: ChangeOffersProps): ReactNode {
  const t = useT('bookingChanges');
  const errors = useT('errors');
  const format = useFormat();
  const [open, setOpen] = useState<'names' | 'extras' | null>(null);
  const { stop, changes_until } = changes;
  const day = format.date(changes_until, 'day');
  if (stop === 'cancelled') return null;
  if (stop) return <p className={css.plain}>{t(`stop_${stop}`, { day })}</p>;
  return (
    <>
      <p className={css.plain}>{t('until', { day })}</p>
      <NamesNote order={order} changes={changes} />
      <div className={css.actions}>
        {!changes.name_counts_as_cancellation && (
          <Button kind="secondary" onClick={() => setOpen('names')}>
            {t('names')}
          </Button>
        )}
        {changes.has_extras && !changes.balance && (
          <Button kind="secondary" onClick={() => setOpen('extras')}>
            {t('extras')}
          </Button>
        )}
      </div>
      {changes.has_extras && changes.balance && <p className={css.soft}>{errors('balance_first')}</p>}
      {open === 'names' && (
        <NamesDialog order={order} changes={changes} onClose={() => setOpen(null)} onDue={onDue} />
      )}
      {open === 'extras' && <ExtrasDialog order={order} onClose={() => setOpen(null)} onDue={onDue} />}
    </>
  );
}

/** What a name costs; where it counts as a cancellation, the way to that (REFUND-5). */
function NamesNote({ order, changes }: Pick<ChangeOffersProps, 'order' | 'changes'>): ReactNode {
  const t = useT('bookingChanges');
  const booking = useT(namespace);
  const format = useFormat();
  const [, setQuery] = useSearchParams();
  const { name_counts_as_cancellation, name_fee, currency } = changes;
  const { feeUsd } = order.name_change;
  const fee = format.money(name_fee, currency);
  // The policy names it in US dollars: who reads both sees that it is one fee.
  const both = currency === 'USD' ? fee : `${fee} (${format.money(feeUsd, 'USD')})`;
  if (!name_counts_as_cancellation)
    return (
      <p className={css.soft}>{name_fee > 0 ? booking('name_change_fee', { fee: both }) : t('names_free')}</p>
    );
  return (
    <>
      <p className={css.plain}>{t('names_cancel')}</p>
      <div>
        <Button kind="secondary" onClick={() => setQuery({ order_id: order.order_id, open: 'cancel' })}>
          {t('to_cancelling')}
        </Button>
      </div>
    </>
  );
}
