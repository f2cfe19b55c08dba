import type { ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { pageLink, productPage, useGo, useT } from '@narae/shell-sdk';
import { Badge, Button, ButtonLink, SelectField, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { stateBadges } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { OptionFields } from './option-fields.tsx';
import { PartyFields } from './party-fields.tsx';
import { PriceLines } from './price-lines.tsx';
import { RoomFields } from './room-fields.tsx';
import { priceOfSelection } from './selection.ts';
import type { Buying } from './use-buying.ts';

interface BuyingPanelProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
}

/** Package, options, travellers, rooms, live seats, the total, and one accent button (look: Detail). */
export function BuyingPanel({ product, buying }: BuyingPanelProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const go = useGo();
  const { choices, selection, choose, cart } = buying;
  const state = stateBadges[displayState(product)];
  return (
    <div className={css.panel}>
      <div className={css.state} aria-live="polite">
        {state && <Badge state={state.badge}>{common(state.label)}</Badge>}
        {product.inventory_cnt > 0 && (
          <span className={css.seats}>{common('seats_left', { count: product.inventory_cnt })}</span>
        )}
      </div>
      {choices.packages.length > 1 && (
        <SelectField
          label={t('package')}
          value={product.prod_id}
          options={choices.packages.map((row) => ({
            value: row.prod_id,
            label: `${row.prod_title} · ${common('people_count', { count: row.package_cnt })}`,
          }))}
          onChange={(event) => {
            const other = choices.packages.find((row) => row.prod_id === event.target.value);
            if (!other) return;
            const { variant, prod_id, prod_type, prod_category } = other;
            go(productPage[variant], { prod_id, prod_type, prod_category }, { replace: true });
          }}
        />
      )}
      <PartyFields
        product={product}
        party={selection.party}
        onChange={(party) => choose({ ...selection, party })}
      />
      {choices.waiting && <Skeleton shape="form" />}
      {choices.failed && (
        <p className={css.note} role="alert">
          {t('choices_fail')}{' '}
          <Button kind="quiet" onClick={choices.again}>
            {common('btn_retry')}
          </Button>
        </p>
      )}
      <RoomFields hotels={choices.hotels} selection={selection} onChange={choose} />
      <OptionFields
        options={choices.options}
        messages={choices.messages}
        selection={selection}
        onChange={choose}
      />
      <PriceLines price={priceOfSelection({ product, ...choices }, selection)} />
      <p className={css.problem} role="alert">
        {cart.problem}
      </p>
      <div className={css.actions}>
        <Button
          kind="accent"
          wide
          busy={cart.busy}
          disabled={choices.waiting || choices.failed || product.inventory_cnt <= 0}
          onClick={cart.add}
        >
          {common('btn_put_in_cart')}
        </Button>
        <ButtonLink kind="quiet" wide link={pageLink('home')}>
          {common('btn_home')}
        </ButtonLink>
      </div>
    </div>
  );
}
