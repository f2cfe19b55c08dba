import type { CartItem } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink, SummaryPanel } from '@narae/ui';
import { useState, type ReactNode, type Ref } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { BookingHead } from '../../shared/booking-head.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { nextStep } from '../../shared/booking-state.ts';
import { namespace } from '../../texts.ts';
import { CartBar } from './cart-bar.tsx';
import css from './cart-page.module.css';
import { CartRow } from './cart-row.tsx';
import { CartTools } from './cart-tools.tsx';

interface FilledCartProps {
  readonly rows: readonly CartItem[];
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onDeleted: () => void;
}

/** The rows of a cart (CART-8): one is chosen for checkout; while tidying up, several for deletion. */
export function FilledCart({ rows, heading, onDeleted }: FilledCartProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const linesOf = useBookingLines();
  const choosable = rows.filter((row) => nextStep(row) !== null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  // The only row that can be ordered needs no choosing.
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
              <p className={css.soft}>{t(choosable.length > 0 ? 'summary_choose' : 'cart_nothing_open')}</p>
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
