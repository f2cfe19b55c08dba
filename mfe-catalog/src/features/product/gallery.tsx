import type { ProductDetail, ProductImage } from '@narae/contracts';
import { pictureFormats, pictureSource, pictureWidths } from '@narae/shell-sdk';
import { Carousel, Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import { useImages } from './use-product.ts';

const sizes = '(min-width: 1024px) 760px, 100vw';

/** Pictures of kind 2; until they are known, the list picture that has brought the shopper here. */
export function Gallery({ product }: { readonly product: ProductDetail }): ReactNode {
  const { data = [] } = useImages(product.prod_id);
  const carousel = data.filter((image) => image.file_type === '2');
  const slides: readonly Pick<ProductImage, 'file_path' | 'prod_id' | 'file_type' | 'file_name' | 'alt'>[] =
    carousel.length > 0 ? carousel : [{ ...product, file_type: '1', alt: product.file_alt }];
  const picture = (image: (typeof slides)[number], index: number): ReactNode => (
    <Picture
      key={image.file_name}
      src={pictureSource(image)}
      widths={pictureWidths}
      formats={pictureFormats}
      sizes={sizes}
      alt={image.alt}
      ratio="3:2"
      priority={index === 0}
    />
  );
  return <Carousel label={product.prod_title} slides={slides.map(picture)} />;
}
