import { productDetail } from '@narae/contracts/rows';
import { productLink, Link } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import css from './reviews.module.css';

/** What a trip went to, as the catalogue calls it; its number until that is known. */
export function TripName({ prod_id }: { readonly prod_id: string }): ReactNode {
  const { data: product } = useCall(productDetail, { prod_id }, { select: firstRow });
  return (
    <p className={css.tripName}>
      {product ? <Link {...productLink(product)}>{product.prod_title}</Link> : prod_id}
    </p>
  );
}
