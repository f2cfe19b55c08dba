import type { DeskMoveQuote } from '@narae/contracts';
import { adminOrderMove, adminOrderMoveQuote } from '@narae/contracts/rows';
import { useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import type { FormState } from '@narae/shell-sdk/form';
import { useCall } from '@narae/shell-sdk/query';
import { ActionDialog, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useRefreshOrders } from './use-refresh-orders.ts';
import { firstTerms, MoveDates, type MoveForm, MoveTerms } from '../moves/move-terms.tsx';
import css from '../moves/moves.module.css';

interface DeskMoveProps {
  readonly order_id: string;
  readonly onClose: () => void;
}

/** Moves a paid order to another date of its trip for its member (ORDER-21). */
export default function DeskMoveDialog({ order_id, onClose }: DeskMoveProps): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('admin');
  const common = useT('common');
  const { form, quoted } = useMove({ order_id, onClose });
  const target = quoted.data?.target;
  const ready = target?.prod_id === form.values.prod_id && target.stop === null && !quoted.data?.stop;
  return (
    <ActionDialog
      form={form}
      title={t('move')}
      actionLabel={t('move_do')}
      cancelLabel={common('btn_cancel')}
      disabled={!ready}
      onClose={onClose}
    >
      <Loaded
        result={quoted}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(quote) =>
          quote.stop ? (
            <p className={css.notice}>{quote.stop.message}</p>
          ) : (
            <>
              <QuotedDates form={form} quote={quote} />
              <MoveTerms form={form} />
              <Consequences quote={quote} />
            </>
          )
        }
      </Loaded>
    </ActionDialog>
  );
}

function useMove({ order_id, onClose }: DeskMoveProps) {
  const t = useT('bookingOrders');
  const refreshOrders = useRefreshOrders();
  const callOnce = useCallOnce();
  const form: FormState<MoveForm> = useDeskForm<MoveForm>({
    initial: firstTerms,
    send: (move): Promise<unknown> =>
      callOnce(adminOrderMove, { order_id, ...move, difference: quoted.data?.target?.difference ?? 0 }),
    // A price that changed belongs to the date that was chosen.
    serverFields: { difference: 'prod_id' },
    done: t('move_done'),
    refresh: async () => {
      await Promise.all([refreshOrders(), quoted.refetch()]);
    },
    onDone: onClose,
  });
  const { prod_id, price } = form.values;
  const quoted = useCall(
    adminOrderMoveQuote,
    { order_id, price, ...(prod_id !== '' && { prod_id }) },
    { staleTime: 0, placeholderData: (before) => before, select: ([quote]) => quote as DeskMoveQuote },
  );
  return { form, quoted };
}

interface QuotedProps {
  readonly quote: DeskMoveQuote;
}

function QuotedDates({
  form,
  quote,
}: QuotedProps & Pick<Parameters<typeof MoveDates>[0], 'form'>): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const { departures, currency } = quote;
  return (
    <MoveDates
      form={form}
      dates={departures.map(({ stop, difference, total: _total, ...date }) => ({
        ...date,
        stop: stop?.message ?? '',
        price: difference === 0 ? undefined : t('move_back', { amount: format.money(-difference, currency) }),
      }))}
    />
  );
}

/** What the chosen date means for the member, and who stays behind. */
function Consequences({ quote }: QuotedProps): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const { target, paid_cnt, min_cnt } = quote;
  if (!target) return null;
  const back = target.refunds.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  return (
    <div className={css.terms} aria-live="polite">
      <p>{back === '' ? t('move_nothing_back') : t('move_back', { amount: back })}</p>
      {min_cnt > 0 && paid_cnt < min_cnt && (
        <p className={css.notice}>{t('move_behind', { count: paid_cnt, least: min_cnt })}</p>
      )}
      {target.passports_expired.map(({ rv_mem_id, mem_nm }) => (
        <p key={rv_mem_id} className={css.notice}>
          {t('move_passport', { name: mem_nm })}
        </p>
      ))}
    </div>
  );
}
