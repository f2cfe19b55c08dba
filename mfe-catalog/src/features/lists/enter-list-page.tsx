import type { ReactNode } from 'react';
import { ProductList } from './product-list.tsx';

export default function EnterListPage(): ReactNode {
  return <ProductList prod_type="CG004" heading="section_enter_list" />;
}
