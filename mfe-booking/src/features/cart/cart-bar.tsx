import type { CartItem } from '@narae/contracts';
import { toast, useFormat, useGo, useT } from '@narae/shell-sdk';
import { ActionBar, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { nextStep } from '../../shared/booking-state.ts';
import { namespace } from '../../texts.ts';

/** What the chosen row costs, and where it goes on (CART-8, CART-9). */
export function CartBar({ chosen }: { readonly chosen: CartItem | undefined }): ReactNode {
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
