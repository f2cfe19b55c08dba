import type { Product } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { PriceTag, type PriceTagProps } from '@narae/ui';
import type { ReactNode } from 'react';

interface ProductPriceProps extends Pick<PriceTagProps, 'size'> {
  readonly product: Pick<Product, 'from_price' | 'prod_price' | 'prod_price_tp'>;
}

/** What a person pays at least: with the cheapest room where rooms must be chosen (CATALOG-2). */
export function ProductPrice({ product, size }: ProductPriceProps): ReactNode {
  const common = useT('common');
  const format = useFormat();
  return (
    <PriceTag
      amount={format.money(product.from_price, product.prod_price_tp)}
      prefix={product.from_price === product.prod_price ? undefined : common('unit_from')}
      unit={common('unit_per_person')}
      size={size}
    />
  );
}
