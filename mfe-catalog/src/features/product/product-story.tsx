import type { ProductDetail } from '@narae/contracts';
import { mapLink } from '@narae/contracts/map-link';
import { imageList } from '@narae/contracts/rows';
import { pictureFormats, pictureSource, pictureWidths, useFormat, useLocale, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { IconMapPin, NewWindowLink, Picture, RichText, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import { mainColumn } from '../../shared/picture-sizes.ts';
import { namespace } from '../../texts.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { roomName } from './localised.ts';
import css from './product-story.module.css';
import type { Choices } from './use-product.ts';

/** Under the buying panel: description, rooms, place, and what cancelling costs with real dates (look: Detail). */
export function ProductStory({
  product,
  choices,
}: {
  readonly product: ProductDetail;
  readonly choices: Choices;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  const { lat, lng } = product;
  const { data: images = [] } = useCall(imageList, { prod_id: product.prod_id });
  return (
    <div className={css.story}>
      <VisuallyHidden as="h2">{t('tab_info')}</VisuallyHidden>
      <RichText html={product.prod_content} />
      {images
        .filter((image) => image.file_type === '3')
        .map((image) => (
          <Picture
            key={image.file_name}
            src={pictureSource(image)}
            widths={pictureWidths}
            formats={pictureFormats}
            sizes={mainColumn}
            alt={image.alt}
            ratio={image.height > image.width ? '3:4' : '3:2'}
          />
        ))}
      {choices.hotels.length > 0 && (
        <section>
          <h2>{common('rooms')}</h2>
          <ul className={css.plain}>
            {choices.hotels.map((hotel) => (
              <li key={hotel.hotel_dtl_id}>
                {roomName(hotel, lanTp)} ·{' '}
                {common('price_per_person', { price: format.money(hotel.hotel_price) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('documents')}</h2>
        <ul className={css.plain}>
          <li>{t('documents_passport')}</li>
          {product.documents.air_ticket && <li>{t('documents_air')}</li>}
          {product.documents.birth_certificate && <li>{t('documents_birth')}</li>}
        </ul>
      </section>
      <section>
        <h2>{t('place')}</h2>
        <p className={css.place}>
          <IconMapPin size={20} />
          {product.tr_place}
        </p>
        {lat !== null && lng !== null && (
          <NewWindowLink href={mapLink({ lat, lng })}>{t('open_map')}</NewWindowLink>
        )}
      </section>
      <CancellationTerms product={product} />
    </div>
  );
}
