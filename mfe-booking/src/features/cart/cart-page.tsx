import type { CartItem } from '@narae/contracts';
import { countOpenRows } from '@narae/rules';
import { pageLink, toast, useGo, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState, Loaded, Skeleton, SummaryPanel } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { BookingHead } from '../../shared/booking-head.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { bookingStates } from '../../shared/booking-state.ts';
import { useCart } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import css from './cart-page.module.css';
import { CartRow } from './cart-row.tsx';
import { ModifyDialog } from './modify-dialog.tsx';
import type { ModifyKind } from './row-draft.ts';
import { useDeleteRows } from './use-delete-rows.ts';

/** /mycart (CART-8): one row is chosen for checkout; while tidying up, several for deletion. */
export default function CartPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useCart();
  if (result.data && result.data.length > 0) return <FilledCart rows={result.data} />;
  return (
    <BookingFrame title={t('section_cart')} step={0}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ title: t('cart_fail'), children: t('booking_fail_text') }}
      >
        {() => (
          <EmptyState
            title={t('cart_empty')}
            action={
              <ButtonLink kind="accent" link={pageLink('home')}>
                {common('btn_browse')}
              </ButtonLink>
            }
          >
            {t('cart_empty_text')}
          </EmptyState>
        )}
      </Loaded>
    </BookingFrame>
  );
}

function FilledCart({ rows }: { readonly rows: readonly CartItem[] }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const go = useGo();
  const linesOf = useBookingLines();
  const [chosenId, setChosenId] = useState<string | null>(
    rows.length === 1 ? (rows[0]?.cart_id ?? null) : null,
  );
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [modifying, setModifying] = useState<{ item: CartItem; kind: ModifyKind } | null>(null);
  const { remove, busy } = useDeleteRows(() => setTicked(null));
  const chosen = rows.find((row) => row.cart_id === chosenId);
  const tidying = ticked !== null;
  const open = countOpenRows(rows);

  const onwards = (): void => {
    if (!chosen) return void toast.show({ key: 'mycart_product_select', kind: 'warning' });
    const { next } = bookingStates[chosen.txn_type];
    if (next) go(next, { cart_id: chosen.cart_id });
    else toast.show({ key: 'txn_type_invalid', kind: 'warning' });
  };
  const tick = (cart_id: string, on: boolean): void =>
    setTicked((ticked ?? []).filter((id) => id !== cart_id).concat(on ? [cart_id] : []));

  return (
    <BookingFrame
      title={t('section_cart')}
      step={0}
      aside={
        <SummaryPanel
          title={t('summary')}
          head={chosen ? <BookingHead item={chosen} /> : <p className={css.soft}>{t('summary_choose')}</p>}
          {...(chosen ? linesOf(chosen) : {})}
        >
          <Button kind="accent" wide onClick={onwards} disabled={tidying}>
            {chosen && bookingStates[chosen.txn_type].next === 'order' ? t('to_order') : t('to_travellers')}
          </Button>
          <ButtonLink kind="quiet" wide link={pageLink('home')}>
            {common('btn_home')}
          </ButtonLink>
        </SummaryPanel>
      }
    >
      <div className={css.tools}>
        <p className={css.soft}>{open > 0 && common('items_count', { count: open })}</p>
        {tidying ? (
          <>
            <Button kind="quiet" onClick={() => setTicked(null)}>
              {common('btn_cancel')}
            </Button>
            <Button kind="danger" busy={busy} onClick={() => void remove(ticked)}>
              {t('delete_selected')}
            </Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => setTicked([])}>
            {t('tidy_up')}
          </Button>
        )}
      </div>
      <ul className={css.rows} role="list">
        {rows.map((item) => (
          <li key={item.cart_id}>
            <CartRow
              item={item}
              chosen={item.cart_id === chosenId}
              ticked={ticked?.includes(item.cart_id) ?? null}
              onChoose={() => setChosenId(item.cart_id)}
              onTick={(on) => tick(item.cart_id, on)}
              onModify={(kind) => setModifying({ item, kind })}
            />
          </li>
        ))}
      </ul>
      {modifying && <ModifyDialog {...modifying} onClose={() => setModifying(null)} />}
    </BookingFrame>
  );
}
