import '../../../shared/cancel/texts.ts';
import type { MyOrder, OrderCancellation } from '@narae/contracts';
import { useSearchParams, useT, confirm, toast, useFormat, serverTime } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { NO_SHOW_DAYS } from '@narae/contracts/cancel-limits';
import { daysBetween, seoulDay } from '@narae/rules';
import { orderCancelWithdraw } from '@narae/contracts/rows';
import { Section, useFocusAfterwards } from '../section.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './cancel.module.css';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { useChange } from '../use-change.ts';
import { Quote } from '../../../shared/quote.tsx';

/** Shows the way to ask, the open request and earlier ones (REFUND-2). */
export function CancelSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingCancel');
  const { place, settled } = useFocusAfterwards(order.txn_type);
  const { cancellations } = order;
  const open = cancellations.find(({ state }) => state === 'asked');
  const past = cancellations.filter(({ state }) => state === 'approved' || state === 'rejected');
  const offer = cancelOffer(order);
  const byOrganiser = order.steps.some(({ what }) => what === 'organiser-cancelled');
  if (!offer && !open && past.length === 0 && !byOrganiser) return null;
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Section title={t('title')}>
        {byOrganiser && <p className={css.plain}>{t('by_organiser')}</p>}
        {order.organiser_reason && <Quote label={t('organiser_wrote')}>{order.organiser_reason}</Quote>}
        {open && <OpenRequest order={order} request={open} onWithdrawn={settled} />}
        {past.map((request) => (
          <PastRequest key={request.cancel_no} request={request} />
        ))}
        {offer && <AskToCancel order={order} offer={offer} onSent={settled} />}
      </Section>
    </div>
  );
}

interface AskToCancelProps {
  readonly order: MyOrder;
  readonly offer: 'ahead' | 'no-show';
  readonly onSent: () => void;
}

/** In the address, so that my info leads to it and Back closes it. */
function AskToCancel({ order, offer, onSent }: AskToCancelProps): ReactNode {
  const t = useT('bookingCancel');
  const [query, setQuery] = useSearchParams();
  const { order_id } = order;
  const close = (): void => setQuery({ order_id }, { replace: true });
  return (
    <>
      <p className={css.plain}>{t(offer === 'ahead' ? 'intro' : 'intro_no_show')}</p>
      <div>
        <Button kind="secondary" onClick={() => setQuery({ order_id, open: 'cancel' })}>
          {t('ask')}
        </Button>
      </div>
      {query.get('open') === 'cancel' && (
        <CancelDialog
          order={order}
          whole={offer === 'no-show'}
          onClose={close}
          onSent={() => {
            onSent();
            close();
          }}
        />
      )}
    </>
  );
}

/** `no-show`: the schedule leaves absent travellers something (REFUND-2). */
const cancelOffer = (
  { txn_type, ymd_format, refund_schedule }: Pick<MyOrder, 'txn_type' | 'ymd_format' | 'refund_schedule'>,
  now = serverTime(),
): 'ahead' | 'no-show' | null => {
  if (txn_type !== 'P') return null;
  const left = daysBetween(seoulDay(now), ymd_format);
  if (left >= 0) return 'ahead';
  return left >= -NO_SHOW_DAYS && refund_schedule.noShowPct > 0 ? 'no-show' : null;
};

interface OpenRequestProps {
  readonly order: MyOrder;
  readonly request: OrderCancellation;
  readonly onWithdrawn: () => void;
}

function OpenRequest({ order, request, onWithdrawn }: OpenRequestProps): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { busy, withdraw } = useWithdraw(order, onWithdrawn);
  const { sums, asked_at, reason, whole } = request;
  return (
    <>
      <p className={css.plain}>
        {t('asked_at', { time: format.date(asked_at, 'local') })}
        {!whole && ` ${t('asked_for', { names: leavingNames(order, request) })}`}
      </p>
      <p className={css.plain}>
        <strong>
          {t('asked_refund', {
            refunded: amountsOf(sums, 'refunded', format),
            charged: amountsOf(sums, 'charged', format),
          })}
        </strong>
      </p>
      <p className={css.soft}>{t('asked_next')}</p>
      <Quote label={t('reason_yours')}>{reason}</Quote>
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}

function useWithdraw({ order_id }: MyOrder, onWithdrawn: () => void) {
  const t = useT('bookingCancel');
  const { change, busy } = useChange(order_id);
  const withdraw = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('withdraw_confirm'),
      text: t('withdraw_text'),
      ok: t('withdraw'),
      cancel: t('keep_request'),
    });
    if (!agreed) return;
    await change(async (callOnce) => {
      await callOnce(orderCancelWithdraw, { order_id });
      toast.show({ text: t('withdrawn'), kind: 'success' });
      onWithdrawn();
    });
  };
  return { busy, withdraw };
}

/** While they are still on the order. */
const leavingNames = (
  { travellers }: Pick<MyOrder, 'travellers'>,
  { rv_mem_ids }: Pick<OrderCancellation, 'rv_mem_ids'>,
): string =>
  travellers
    .filter(({ rv_mem_id }) => rv_mem_ids.includes(rv_mem_id))
    .map(({ mem_nm }) => mem_nm)
    .join(' · ');

function PastRequest({ request }: { readonly request: OrderCancellation }): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { state, cause, whole, rv_mem_ids, decided_at, sums, answer } = request;
  const time = format.date(decided_at, 'local');
  const what =
    cause === 'balance-unpaid'
      ? 'balance_unpaid'
      : state === 'rejected'
        ? 'rejected_at'
        : whole
          ? 'approved_at'
          : 'approved_part_at';
  return (
    <div className={css.past}>
      <p className={css.plain}>{t(what, { time, count: rv_mem_ids.length })}</p>
      {state === 'approved' && (
        <p className={css.soft}>
          {t('approved_refund', {
            refunded: amountsOf(sums, 'refunded', format),
            charged: amountsOf(sums, 'charged', format),
          })}
        </p>
      )}
      {answer && <Quote label={t('answer')}>{answer}</Quote>}
    </div>
  );
}
