import type { ReactNode } from 'react';
import { ProductList } from './product-list.tsx';

/** Theme tours. */
export default function ThemeListPage(): ReactNode {
  return <ProductList prod_type="CG002" heading="section_theme_list" />;
}
