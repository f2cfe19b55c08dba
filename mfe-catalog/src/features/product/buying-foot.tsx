import type { ProductDetail } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { ActionBar, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './buying-panel.module.css';
import type { Unavailable } from './unavailable.ts';
import { UnavailableAction } from './unavailable-action.tsx';
import type { Buying } from './use-buying.ts';

interface BuyingFootProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
  readonly reason: Unavailable | null;
}

/** What was wrong, the total and the one action, always in view. */
export function BuyingFoot({ product, buying, reason }: BuyingFootProps): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const { choices, price, cart } = buying;
  if (reason)
    return (
      <div className={css.foot}>
        <UnavailableAction product={product} reason={reason} />
      </div>
    );
  return (
    <div className={css.foot}>
      <p className={css.problem} role="alert">
        {cart.problem}
      </p>
      <ActionBar
        within="panel"
        label={common('unit_total')}
        amount={format.money(price.total, price.currency)}
      >
        <Button
          kind="accent"
          wide
          busy={cart.busy}
          disabled={choices.waiting || choices.failed}
          onClick={cart.add}
        >
          {common('btn_put_in_cart')}
        </Button>
      </ActionBar>
    </div>
  );
}
