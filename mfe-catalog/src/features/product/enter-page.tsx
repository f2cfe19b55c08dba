import type { ReactNode } from 'react';
import { ProductPage } from './product-page.tsx';

/** /enterProgram: the event/enter variant. */
export default function EnterPage(): ReactNode {
  return <ProductPage variant="enter" />;
}
