import { useFormat, useT } from '@narae/shell-sdk';
import { ActionBar, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './buying-panel.module.css';
import type { Buying } from './use-buying.ts';

/** What was wrong, the total and the one action, always in view. */
export function BuyingFoot({ buying }: { readonly buying: Buying }): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const { choices, price, cart } = buying;
  return (
    <div className={css.foot}>
      <p className={css.problem} role="alert">
        {cart.problem}
      </p>
      <ActionBar
        className={css.bar}
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
