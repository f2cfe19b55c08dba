import type { ReactNode } from 'react';
import { ProductPage } from './product-page.tsx';

/** /productDetail: the trip variant. */
export default function TripPage(): ReactNode {
  return <ProductPage variant="trip" />;
}
