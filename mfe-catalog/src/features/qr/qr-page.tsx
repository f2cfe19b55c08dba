import type { ProductDetail } from '@narae/contracts';
import { productDetail } from '@narae/contracts/rows';
import { Link, linkTo, productLink, useReqParam, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, Skeleton, QrCode } from '@narae/ui';
import type { ReactNode } from 'react';
import { NoProduct } from '../../shared/detail-loader.tsx';
import { partnerAddress, usePartner } from '../../shared/partner-address.ts';
import { QrButton } from '../../shared/qr-button.tsx';
import { namespace } from '../../texts.ts';
import css from './qr-page.module.css';

/** /qrInfo: a code that opens a product, or the shop, and counts for a partner (CATALOG-5). */
export default function QrPage(): ReactNode {
  const t = useT(namespace);
  const prod_id = useReqParam('prod_id');
  const result = useCall(productDetail, prod_id ? { prod_id } : null, { select: firstRow });
  if (!prod_id) return <Codes product={undefined} />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <h1 className={css.title}>{t('section_qr')}</h1>
          <Skeleton shape="text" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('product_fail'), children: t('list_fail_text') }}
    >
      {(product) => (product === null ? <NoProduct /> : <Codes product={product} />)}
    </Loaded>
  );
}

function Codes({ product }: { readonly product: ProductDetail | undefined }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const company_type = usePartner();
  const name = product?.prod_title ?? t('qr_home');
  const address = partnerAddress(location.origin, { prod_id: product?.prod_id, company_type });
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('section_qr')}</h1>
      <p className={css.name}>{name}</p>
      <div className={css.code}>
        <QrCode value={address} label={t('qr_image', { name })} />
      </div>
      <p className={css.text}>{t(product ? 'qr_product' : 'qr_shop')}</p>
      {company_type && <p className={css.text}>{t('qr_partner', { company: company_type })}</p>}
      <div className={css.actions}>
        <QrButton address={() => address} name={name}>
          {t('qr_large')}
        </QrButton>
        <ButtonLink
          link={(props) => <Link {...(product ? productLink(product) : linkTo('home'))} {...props} />}
        >
          {product ? t('qr_see') : common('btn_home')}
        </ButtonLink>
      </div>
    </section>
  );
}
