import '../../../shared/changes/texts.ts';
import type { MoveQuote, MyOrder, OrderChanges } from '@narae/contracts';
import { orderChanges, orderMoveQuote } from '@narae/contracts/rows';
import { useT, useFormat, useSearchParams } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton, Button } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { isAhead } from '../order-look.ts';
import { Section, useFocusAfterwards } from '../section.tsx';
import css from '../order-changes.module.css';
import { OpenDue } from './open-due.tsx';
import { useDueOnScreen } from './due-payment.tsx';
import { namespace } from '../../../texts.ts';
import { ExtrasDialog } from './extras-dialog.tsx';
import { NamesDialog } from './names-dialog.tsx';
import { MoveOffer } from '../moves/move-offer.tsx';

/** Until the order's lock date (ORDER-14, ORDER-15), and until its moving ends (ORDER-20). */
export function ChangesSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingChanges');
  const requested = isAhead(order) ? { order_id: order.order_id } : null;
  const changes = useCall(orderChanges, requested, { select: firstRow, staleTime: 0, live: 'booking' });
  const moves = useCall(orderMoveQuote, requested, { select: firstRow, staleTime: 0, live: 'booking' });
  if (!requested || changes.data === null) return null;
  // Shown together: what can be moved must not push down what stands below it.
  const result = {
    data: changes.data && moves.data !== undefined ? { changes: changes.data, move: moves.data } : undefined,
    isLoadingError: changes.isLoadingError || moves.isLoadingError,
    refetch: () => Promise.all([changes.refetch(), moves.refetch()]),
  };
  return (
    <Section title={t('title')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={3} />}
        failed={{ headingLevel: 3, title: t('fail') }}
      >
        {(answers) => <Changes order={order} {...answers} />}
      </Loaded>
    </Section>
  );
}

interface ChangesProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
  readonly move: MoveQuote | null;
}

function Changes({ order, changes, move }: ChangesProps): ReactNode {
  const { due, onLeaving } = useDueOnScreen(changes.due);
  const { place, settled } = useFocusAfterwards(due?.due_id ?? '');
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {due ? (
        <OpenDue key={due.due_id} order={order} due={due} onLeaving={onLeaving} onDiscarded={settled} />
      ) : (
        <>
          <ChangeOffers order={order} changes={changes} onDue={settled} />
          {move && <MoveOffer order={order} quote={move} onDue={settled} />}
        </>
      )}
    </div>
  );
}

interface ChangeOffersProps {
  readonly order: MyOrder;
  readonly changes: OrderChanges;
  readonly onDue: () => void;
}

function ChangeOffers({ order, changes, onDue }: ChangeOffersProps): ReactNode {
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

/** A new name's fee, or the way to a cancellation (REFUND-5). */
function NamesNote({ order, changes }: Pick<ChangeOffersProps, 'order' | 'changes'>): ReactNode {
  const t = useT('bookingChanges');
  const booking = useT(namespace);
  const format = useFormat();
  const [, setQuery] = useSearchParams();
  const { name_counts_as_cancellation, name_fee, currency } = changes;
  const { feeUsd } = order.name_change;
  const fee = format.money(name_fee, currency);
  // The policy's fee is in US dollars; members see both amounts of the one fee.
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
