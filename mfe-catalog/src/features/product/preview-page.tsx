import type { Preview } from '@narae/contracts';
import { hotelDtlList, imageList, optionList2, optionMsg, productDetail } from '@narae/contracts/rows';
import type { Answer } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../shared/admin/preview-frame.tsx';
import { LoadedProduct } from './product-page.tsx';

const give = (
  answer: Answer,
  { product, images, hotels, options, messages }: Preview,
  prod_id: string,
): void => {
  answer(productDetail, { prod_id }, product ? [product] : []);
  answer(imageList, { prod_id }, images);
  if (!product) return;
  const { prod_type, prod_category, opt_code } = product;
  answer(hotelDtlList, { prod_type, prod_category }, hotels);
  answer(optionList2, { opt_code }, options);
  answer(optionMsg, { opt_code, prod_type, prod_category }, messages);
};

/** /admin/preview: the product page as shoppers would see a draft. */
export default function ProductPreviewPage(): ReactNode {
  return (
    <PreviewFrame kind="product" give={give}>
      {(prod_id) => <LoadedProduct address={{ prod_id }} variant={null} />}
    </PreviewFrame>
  );
}
