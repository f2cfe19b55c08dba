import type { ReactNode } from 'react';
import { ProductList } from './product-list.tsx';

export default function ProductListPage(): ReactNode {
  return <ProductList heading="section_product_list" />;
}
