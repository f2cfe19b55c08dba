import type { ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { pageLink, useT } from '@narae/shell-sdk';
import { Badge, ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { stateBadges } from '../../shared/product-state.ts';
import { BuyingFoot } from './buying-foot.tsx';
import { BuyingForm } from './buying-form.tsx';
import css from './buying-panel.module.css';
import { PackageFields } from './package-fields.tsx';
import { unavailable } from './unavailable.ts';
import { UnavailableNote } from './unavailable-note.tsx';
import type { Buying } from './use-buying.ts';

interface BuyingPanelProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
}

/** Live seats and everything that can be chosen, above a foot that always shows the total and the one button (look: Detail). */
export function BuyingPanel({ product, buying }: BuyingPanelProps): ReactNode {
  const common = useT('common');
  const { choices } = buying;
  const state = displayState(product);
  const badge = stateBadges[state];
  const packages = (
    <PackageFields
      product={product}
      packages={choices.packages}
      hotels={choices.waiting ? null : choices.hotels}
    />
  );
  const home = (
    <ButtonLink kind="quiet" wide link={pageLink('home')}>
      {common('btn_home')}
    </ButtonLink>
  );
  if (unavailable[state])
    return (
      <div className={css.content}>
        <UnavailableNote product={product} withAction />
        {packages}
        {home}
      </div>
    );
  return (
    <div className={css.panel}>
      <div className={css.content}>
        <div className={css.state} aria-live="polite">
          {badge && <Badge state={badge.badge}>{common(badge.label)}</Badge>}
          <span className={css.seats}>{common('seats_left', { count: product.inventory_cnt })}</span>
        </div>
        {packages}
        <BuyingForm product={product} buying={buying} />
        {home}
      </div>
      <BuyingFoot buying={buying} />
    </div>
  );
}
