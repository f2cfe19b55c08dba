import type { Preview } from '@narae/contracts';
import type { LanTp } from '@narae/shell-sdk';
import type { QueryClient } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedProduct } from './product-page.tsx';

const fill = (
  client: QueryClient,
  { product, images, hotels, options, messages }: Preview,
  { id, lanTp }: { id: string; lanTp: LanTp },
): void => {
  client.setQueryData(['product', id, lanTp], product);
  client.setQueryData(['images', id, lanTp], images);
  if (!product) return;
  client.setQueryData(['hotels', product.prod_type, product.prod_category, lanTp], hotels);
  client.setQueryData(['options', product.opt_code, lanTp], options);
  client.setQueryData(['option-messages', product.opt_code], messages);
};

/** /admin/preview: the product page as shoppers would see a draft. */
export default function PreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="product" fill={fill}>
      {(prod_id) => <LoadedProduct prod_id={prod_id} variant={null} />}
    </PreviewFrame>
  );
}
