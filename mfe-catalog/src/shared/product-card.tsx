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
import { Badge, Card, Picture } from '@narae/ui';
import { memo, type ReactNode } from 'react';
import { useRated } from './use-rated.ts';
import { ProductPrice } from './product-price.tsx';
import { fewSeatsLeft, stateBadges } from './product-state.ts';

interface ProductCardProps {
  readonly product: Product;
  /** How wide the picture is shown, as in `<img sizes>`. */
  readonly sizes: string;
  /** Loaded at once: the first row of a screen. */
  readonly priority?: boolean;
  /** In place of the seats: days to go and the like. */
  readonly remark?: string;
  /** Level of the title in the page's outline; 3 below the heading of a shelf. */
  readonly headingLevel?: 2 | 3;
}

/**
 * One product of a list: picture, state, title, dates, place, price in the page's currency (CATALOG-2). Seats of a few
 * products change while one looks at dozens: the others' cards stay as they are.
 */
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
      meta={[
        format.dateRange(product.ymd_format, product.end_ymd_format),
        product.tr_place,
        ...(rated ? [rated] : []),
      ]}
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
