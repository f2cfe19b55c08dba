import type { ReactNode } from 'react';
import { ProductList } from './product-list.tsx';

export default function ThemeListPage(): ReactNode {
  return <ProductList prod_type="CG002" heading="section_theme_list" />;
}
