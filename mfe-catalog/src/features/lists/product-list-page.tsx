import type { ReactNode } from 'react';
import { ProductList } from './product-list.tsx';

/** Every product, or those of the category asked for. */
export default function ProductListPage(): ReactNode {
  return <ProductList heading="section_product_list" />;
}
