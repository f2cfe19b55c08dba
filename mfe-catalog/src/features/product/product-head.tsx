import type { ProductDetail } from '@narae/contracts';
import { categoryLink, Link, useFormat, useReqParam, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { partnerAddress, usePartner } from '../../shared/partner-address.ts';
import { ProductPrice } from '../../shared/product-price.tsx';
import { QrButton } from '../../shared/qr-button.tsx';
import { useRated } from '../../shared/use-rated.ts';
import { namespace } from '../../texts.ts';
import css from './product-page.module.css';
import { ShareButton } from './share-button.tsx';

/** Title, days, place and price, and the ways to pass the product on. */
export function ProductHead({ product }: { readonly product: ProductDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const rated = useRated(product);
  const company_type = usePartner();
  // Who came by a shared link has no list to go back to (CATALOG-5).
  const linked = useReqParam('linkFlag') === 'Y';
  const address = (): string => partnerAddress(location.origin, { prod_id: product.prod_id, company_type });
  return (
    <header className={css.head}>
      {linked && (
        <Link {...categoryLink(product.prod_type, '')} className={css.back}>
          {t('list_all')}
        </Link>
      )}
      <h1 className={css.title}>{product.prod_title}</h1>
      <p className={css.sub}>{product.prod_desc}</p>
      <p className={css.facts} suppressHydrationWarning>
        {format.dateRange(product.ymd_format, product.end_ymd_format)} · {product.tr_place}
      </p>
      {rated && <p className={css.facts}>{rated}</p>}
      <ProductPrice product={product} size="large" />
      <div className={css.share}>
        <ShareButton address={address} title={product.prod_title} />
        <QrButton address={address} name={product.prod_title}>
          {t('qr_open')}
        </QrButton>
      </div>
    </header>
  );
}
