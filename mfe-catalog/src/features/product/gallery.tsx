import type { ProductDetail } from '@narae/contracts';
import { imageList } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PictureCarousel } from '../../shared/picture-carousel.tsx';

/** Pictures of kind 2; until they are known, the list picture that has brought the shopper here. */
export function Gallery({ product }: { readonly product: ProductDetail }): ReactNode {
  const { data = [] } = useCall(imageList, { prod_id: product.prod_id });
  const carousel = data.filter((image) => image.file_type === '2');
  const pictures = carousel.length > 0 ? carousel : [{ ...product, file_type: '1', alt: product.file_alt }];
  return <PictureCarousel label={product.prod_title} pictures={pictures} />;
}
