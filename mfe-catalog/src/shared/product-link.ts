import type { Product } from '@narae/contracts';
import { screenLink } from '@narae/shell-sdk';

const screens = { trip: '/productDetail', enter: '/enterProgram' } as const satisfies Record<
  Product['variant'],
  string
>;

/** Where a product is shown: identifiers in the address, the row beside them as the fast path (SHELL-5). */
export const productLink = (product: Pick<Product, 'variant' | 'prod_id' | 'prod_type' | 'prod_category'>) =>
  screenLink(screens[product.variant], {
    prod_id: product.prod_id,
    prod_type: product.prod_type,
    prod_category: product.prod_category,
  });

/** The screen a variant belongs to; a link to the wrong one opens the right one (CATALOG-4). */
export const productScreen = (variant: Product['variant']): string => screens[variant];
