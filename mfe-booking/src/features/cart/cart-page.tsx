import { pageLink, useT, toast, useFormat, useGo } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, Loaded, Skeleton, SummaryPanel, ActionBar, Button } from '@narae/ui';
import { useState, type ReactNode, type Ref } from 'react';
import type { CartItem } from '@narae/contracts';
import { BookingFrame, BookingHead } from '../../shared/booking-frame.tsx';
import { useCart } from '../../shared/use-bookings.ts';
import { useFocusOnChange } from '../../shared/use-focus-on-change.ts';
import { namespace } from '../../texts.ts';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { nextStep } from '../../shared/booking-state.ts';
import css from './cart-page.module.css';
import { CartRow } from './cart-row.tsx';
import { CartTools } from './cart-tools.tsx';

export default function CartPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useCart();
  const [deletions, setDeletions] = useState(0);
  // What was pressed is gone with the rows, and perhaps the heading as well.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    deletions > 0 ? `${deletions} ${result.data?.length === 0}` : '',
  );
  if (result.data && result.data.length > 0)
    return <FilledCart rows={result.data} heading={heading} onDeleted={() => setDeletions(deletions + 1)} />;
  return (
    <BookingFrame title={t('section_cart')} heading={heading} step={0}>
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

interface FilledCartProps {
  readonly rows: readonly CartItem[];
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onDeleted: () => void;
}

/** One row is chosen for checkout; while tidying up, several for deletion (CART-8). */
function FilledCart({ rows, heading, onDeleted }: FilledCartProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const linesOf = useBookingLines();
  const choosable = rows.filter((row) => nextStep(row) !== null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  // A single row needs no choosing.
  const chosen =
    choosable.find((row) => row.cart_id === chosenId) ?? (choosable.length === 1 ? choosable[0] : undefined);
  const tick = (cart_id: string, on: boolean): void =>
    setTicked((ticked ?? []).filter((id) => id !== cart_id).concat(on ? [cart_id] : []));

  return (
    <BookingFrame
      title={t('section_cart')}
      heading={heading}
      step={0}
      aside={
        <SummaryPanel
          title={t('summary')}
          head={
            chosen ? (
              <BookingHead item={chosen} />
            ) : (
              // Where there is something to choose, the bar says so.
              choosable.length === 0 && <p className={css.soft}>{t('cart_nothing_open')}</p>
            )
          }
          {...(chosen ? { lines: linesOf(chosen).lines } : {})}
        >
          <ButtonLink kind="quiet" wide link={pageLink('home')}>
            {common('btn_home')}
          </ButtonLink>
        </SummaryPanel>
      }
      foot={ticked === null && choosable.length > 0 && <CartBar chosen={chosen} />}
    >
      <CartTools rows={rows} ticked={ticked} onTick={setTicked} onDeleted={onDeleted} />
      <ul className={css.rows} role="list">
        {rows.map((item) => (
          <li key={item.cart_id}>
            <CartRow
              item={item}
              chosen={item === chosen}
              ticked={ticked?.includes(item.cart_id) ?? null}
              onChoose={() => setChosenId(item.cart_id)}
              onTick={(on) => tick(item.cart_id, on)}
            />
          </li>
        ))}
      </ul>
    </BookingFrame>
  );
}

/** The chosen row's price and next step (CART-8, CART-9). */
function CartBar({ chosen }: { readonly chosen: CartItem | undefined }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const go = useGo();
  const next = chosen && nextStep(chosen);
  const onwards = (): void => {
    if (next) go(next.page, next.values);
    else toast.show({ key: 'mycart_product_select', kind: 'warning' });
  };
  return (
    <ActionBar
      label={chosen ? common('unit_total') : t('summary_choose')}
      amount={chosen && format.money(chosen.total_price, chosen.prod_price_tp)}
    >
      <Button kind="accent" wide onClick={onwards}>
        {t(next?.label ?? 'to_travellers')}
      </Button>
    </ActionBar>
  );
}
