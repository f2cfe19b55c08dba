import type { ReactNode } from 'react';
import { ProductPage } from './product-page.tsx';

export default function EnterPage(): ReactNode {
  return <ProductPage variant="enter" />;
}
