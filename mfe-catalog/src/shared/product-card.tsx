import type { Product } from '@narae/contracts';
import {
  Link,
  pictureFormats,
  pictureSource,
  pictureWidths,
  productLink,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { displayState } from '@narae/rules';
import { Badge, Card, Picture, PriceTag, type PriceTagProps } from '@narae/ui';
import { memo, type ReactNode } from 'react';
import { fewSeatsLeft, stateBadges } from './product-state.ts';
import { namespace } from '../texts.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly sizes: string;
  /** Loaded at once: in the first row of a screen. */
  readonly priority?: boolean;
  /** Replaces the seats. */
  readonly remark?: string;
  /** 3 below the heading of a shelf. */
  readonly headingLevel?: 2 | 3;
}

/** A product's card (CATALOG-2); memoized, because seats of a few among dozens change. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  priority,
  remark,
  headingLevel,
}: ProductCardProps): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const state = stateBadges[displayState(product)];
  const few = fewSeatsLeft(product);
  const rated = useRated(product);
  return (
    <Card
      link={(props) => <Link {...productLink(product)} {...props} />}
      title={product.prod_title}
      headingLevel={headingLevel}
      meta={[format.when(product), product.tr_place, ...(rated ? [rated] : [])]}
      badge={state && <Badge state={state.badge}>{common(state.label)}</Badge>}
      picture={
        <Picture
          src={pictureSource(product)}
          widths={pictureWidths}
          formats={pictureFormats}
          sizes={sizes}
          alt=""
          priority={priority}
        />
      }
      price={<ProductPrice product={product} />}
      remark={remark ?? (few === null ? undefined : common('seats_left', { count: few }))}
    />
  );
});

interface ProductPriceProps extends Pick<PriceTagProps, 'size'> {
  readonly product: Pick<Product, 'from_price' | 'prod_price' | 'prod_price_tp'>;
}

/** The least a person pays, with the cheapest room where rooms must be chosen (CATALOG-2). */
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

/** Stars and number of reviews in a few characters; null without reviews (COMMUNITY-28). */
export const useRated = ({
  review_cnt,
  review_tenths,
}: Pick<Product, 'review_cnt' | 'review_tenths'>): string | null => {
  const t = useT(namespace);
  const format = useFormat();
  if (!review_cnt || !review_tenths) return null;
  return t('rated', {
    count: review_cnt,
    stars: (review_tenths / 10).toFixed(1),
    reviews: format.number(review_cnt),
  });
};
