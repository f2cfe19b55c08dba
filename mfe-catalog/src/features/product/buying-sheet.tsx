import type { ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { ActionBar, BottomSheet, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { BuyingPanel } from './buying-panel.tsx';
import css from './product-page.module.css';
import { UnavailableAction } from './unavailable-action.tsx';
import { unavailable } from './unavailable.ts';
import type { Buying } from './use-buying.ts';

interface BuyingSheetProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
  readonly sheet: readonly [open: boolean, setOpen: (open: boolean) => void];
}

/** On phones: the price and the one action at the foot of the screen; the buying panel rises in a sheet. */
export function BuyingSheet({ product, buying, sheet: [open, setOpen] }: BuyingSheetProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const reason = unavailable[displayState(product)];
  const from = product.from_price !== product.prod_price;
  return (
    <>
      <ActionBar
        className={css.bar}
        label={from ? common('unit_from') : common('unit_per_person')}
        amount={format.money(product.from_price, product.prod_price_tp)}
        note={from ? common('unit_per_person') : undefined}
      >
        {reason ? (
          <UnavailableAction product={product} reason={reason} bar />
        ) : (
          <Button kind="accent" wide onClick={() => setOpen(true)}>
            {t('book')}
          </Button>
        )}
      </ActionBar>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('book')}>
        {open && <BuyingPanel product={product} buying={buying} />}
      </BottomSheet>
    </>
  );
}
