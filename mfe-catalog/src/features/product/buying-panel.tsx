import type { ProductDetail, HotelDetail, Product } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { pageLink, useT, useFormat, Link, productLink } from '@narae/shell-sdk';
import { Badge, ButtonLink, ActionBar, Button, BottomSheet } from '@narae/ui';
import type { ReactNode } from 'react';
import { stateBadges } from '../../shared/product-state.ts';
import { BuyingForm } from './buying-form.tsx';
import css from './buying-panel.module.css';
import { unavailable, UnavailableAction, UnavailableNote } from './unavailable.tsx';
import type { Buying } from './use-buying.ts';
import { namespace } from '../../texts.ts';
import packageFieldsCss from './package-fields.module.css';
import { firstSelection, priceOfSelection } from './selection.ts';
import productPageCss from './product-page.module.css';

interface BuyingPanelProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
}

/** Live seats and choices, above a foot with the total and the one button (look: Detail). */
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

function BuyingFoot({ buying }: { readonly buying: Buying }): ReactNode {
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

interface PackageFieldsProps {
  readonly product: ProductDetail;
  readonly packages: readonly Product[];
  /** Of all packages (CART-6); null while they load. */
  readonly hotels: readonly HotelDetail[] | null;
}

/** Prices are for the whole party in the cheapest rooms that fit. */
function PackageFields({ product, packages, hotels }: PackageFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  if (packages.length < 2) return null;
  const partyPrice = (row: Product): string | null => {
    if (!hotels) return null;
    const choices = { product: { ...product, ...row }, options: [], hotels };
    const { total, currency } = priceOfSelection(choices, firstSelection(row));
    return format.money(total, currency);
  };
  return (
    <nav aria-label={t('package')} className={packageFieldsCss.packages}>
      <h2 className={packageFieldsCss.title}>{t('package')}</h2>
      <ul role="list" className={packageFieldsCss.list}>
        {packages.map((row) => {
          const own = row.prod_id === product.prod_id;
          const badge = stateBadges[displayState(row)];
          return (
            <li key={row.prod_id}>
              <Link
                {...productLink(row)}
                replace
                className={packageFieldsCss.card}
                aria-current={own ? 'true' : undefined}
              >
                <span className={packageFieldsCss.words}>
                  <strong>{common('people_count', { count: row.package_cnt })}</strong>
                  {row.prod_title !== product.prod_title && <span>{row.prod_title}</span>}
                  {badge && <span className={packageFieldsCss.soft}>{common(badge.label)}</span>}
                </span>
                <span className={packageFieldsCss.price}>{partyPrice(row)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface BuyingSheetProps {
  readonly product: ProductDetail;
  readonly buying: Buying;
  readonly sheet: readonly [open: boolean, setOpen: (open: boolean) => void];
}

export function BuyingSheet({ product, buying, sheet: [open, setOpen] }: BuyingSheetProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const reason = unavailable[displayState(product)];
  const from = product.from_price !== product.prod_price;
  return (
    <>
      <ActionBar
        className={productPageCss.bar}
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
