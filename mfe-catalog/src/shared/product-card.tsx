import type { Product } from '@narae/contracts';
import {
  Link,
  pictureFormats,
  pictureSource,
  pictureWidths,
  productLink,
  tripLink,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { displayState } from '@narae/rules';
import { Badge, Card, Picture, PriceTag, type PriceTagProps } from '@narae/ui';
import { memo, type ReactNode } from 'react';
import { fewSeatsLeft, otherDates, stateBadges } from './product-state.ts';
import { namespace } from '../texts.ts';

interface ProductCardProps {
  /** With the number of its trip's dates where that is known. */
  readonly product: Product & { readonly dates_cnt?: number };
  readonly sizes: string;
  /** Loaded at once: in the first row of a screen. */
  readonly priority?: boolean;
  /** Leads to the product's own date, not to its trip. */
  readonly ownDate?: boolean;
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
  ownDate,
  remark,
  headingLevel,
}: ProductCardProps): ReactNode {
  const common = useT('common');
  const format = useFormat();
  const state = stateBadges[displayState(product)];
  const few = fewSeatsLeft(product);
  const rated = useRated(product);
  const moreDates = useMoreDates(product);
  // Always the trip where a card stands for one: the next date may be another before somebody follows it.
  const link = (ownDate ? productLink : tripLink)(product);
  return (
    <Card
      link={(props) => <Link {...link} {...props} />}
      title={product.prod_title}
      headingLevel={headingLevel}
      meta={[format.when(product), moreDates, product.tr_place, rated].filter((fact) => fact !== null)}
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

/** How many dates its trip has besides the product's own; null where there are none (CATALOG-17). */
const useMoreDates = (product: ProductCardProps['product']): string | null => {
  const t = useT(namespace);
  const others = otherDates(product);
  return others > 0 ? t('dates_more', { count: others }) : null;
};

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
