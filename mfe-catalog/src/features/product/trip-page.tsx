import type { ReactNode } from 'react';
import { ProductPage } from './product-page.tsx';

export default function TripPage(): ReactNode {
  return <ProductPage variant="trip" />;
}
