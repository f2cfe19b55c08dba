import type { ProductDetail } from '@narae/contracts';
import { categoryLink, Link, useFormat, useReqParam, useT, toast } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { Button, IconShare } from '@narae/ui';
import { partnerAddress, usePartner } from '../../shared/partner-address.ts';
import { ProductPrice, useRated } from '../../shared/product-card.tsx';
import { QrButton } from '../../shared/qr-button.tsx';
import { namespace } from '../../texts.ts';
import css from './product-page.module.css';
import { pictureKey, useTripPictures } from './use-trip-pictures.ts';
import { PictureCarousel } from '../../shared/picture-carousel.tsx';

export function ProductHead({ product }: { readonly product: ProductDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const rated = useRated(product);
  const company_type = usePartner();
  // A shared link leaves no list to go back to (CATALOG-5).
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
        {format.when(product)} · {product.tr_place}
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

interface ShareButtonProps {
  readonly address: () => string;
  readonly title: string;
}

/** Opens the system's share sheet, or copies the address. */
function ShareButton({ address, title }: ShareButtonProps): ReactNode {
  const common = useT('common');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(address()).then(
      () => void toast.show({ key: 'copy_success', kind: 'success' }),
      () => void toast.show({ key: 'copy_fail', kind: 'warning' }),
    );
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Closing the sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button icon={<IconShare size={20} />} onClick={() => void share()}>
      {common('btn_share')}
    </Button>
  );
}

/** Pictures of kind 2; until they are loaded, the list's picture. */
export function Gallery({ product }: { readonly product: ProductDetail }): ReactNode {
  const carousel = useTripPictures(product).filter((image) => image.file_type === '2');
  const pictures =
    carousel.length > 0
      ? carousel
      : [{ ...product, prod_id: pictureKey(product), file_type: '1', alt: product.file_alt }];
  return <PictureCarousel label={product.prod_title} pictures={pictures} />;
}
