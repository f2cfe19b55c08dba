import { productRelated } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Shelf } from '@narae/ui';
import type { ReactNode } from 'react';
import { mainColumnShelfCard } from '../../shared/pictures.ts';
import { ProductCard } from '../../shared/product-card.tsx';
import { namespace } from '../../texts.ts';

export function Related({ prod_id }: { readonly prod_id: string }): ReactNode {
  const t = useT(namespace);
  const { data: products = [] } = useCall(productRelated, { prod_id }, { live: 'seats' });
  if (products.length === 0) return null;
  return (
    <Shelf
      title={t('related')}
      items={products.map((product) => (
        <ProductCard key={product.prod_id} product={product} sizes={mainColumnShelfCard} ownDate />
      ))}
    />
  );
}
