import type { HotelDetail, Product, ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { Link, productLink, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { stateBadges } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './package-fields.module.css';
import { firstSelection, priceOfSelection } from './selection.ts';

interface PackageFieldsProps {
  readonly product: ProductDetail;
  readonly packages: readonly Product[];
  /** Rooms of all of them (CART-6); null while they are on their way. */
  readonly hotels: readonly HotelDetail[] | null;
}

/** The packages as cards: for how many, and what the whole party pays in the cheapest rooms that fit. */
export function PackageFields({ product, packages, hotels }: PackageFieldsProps): ReactNode {
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
    <nav aria-label={t('package')} className={css.packages}>
      <h2 className={css.title}>{t('package')}</h2>
      <ul role="list" className={css.list}>
        {packages.map((row) => {
          const own = row.prod_id === product.prod_id;
          const badge = stateBadges[displayState(row)];
          return (
            <li key={row.prod_id}>
              <Link
                {...productLink(row)}
                replace
                className={css.card}
                aria-current={own ? 'true' : undefined}
              >
                <span className={css.words}>
                  <strong>{common('people_count', { count: row.package_cnt })}</strong>
                  {row.prod_title !== product.prod_title && <span>{row.prod_title}</span>}
                  {badge && <span className={css.soft}>{common(badge.label)}</span>}
                </span>
                <span className={css.price}>{partyPrice(row)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
