import type { ProductDetail } from '@narae/contracts';
import { mapLink } from '@narae/contracts/map-link';
import {
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useLocale,
  useT,
  serverTime,
} from '@narae/shell-sdk';
import { IconMapPin, NewWindowLink, Picture, RichText, VisuallyHidden, Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { refundDates, seoulDay } from '@narae/rules';
import { mainColumn } from '../../shared/pictures.ts';
import { namespace } from '../../texts.ts';
import { roomName } from './trip-fields.tsx';
import css from './product-story.module.css';
import type { Choices } from './use-product.ts';
import { pictureKey, useTripPictures } from './use-trip-pictures.ts';

/** Under the buying panel: description, rooms, place, and what cancelling costs with real dates (look: Detail). */
export function ProductStory({
  product,
  choices,
}: {
  readonly product: ProductDetail;
  readonly choices: Choices;
}): ReactNode {
  const t = useT(namespace);
  const { lat, lng } = product;
  return (
    <div className={css.story}>
      <VisuallyHidden as="h2">{t('tab_info')}</VisuallyHidden>
      <RichText html={product.prod_content} />
      <StoryPictures key={pictureKey(product)} product={product} />
      {choices.hotels.length > 0 && <Rooms hotels={choices.hotels} />}
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

function StoryPictures({ product }: { readonly product: ProductDetail }): ReactNode {
  return (
    <>
      {useTripPictures(product)
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
    </>
  );
}

function Rooms({ hotels }: Pick<Choices, 'hotels'>): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const format = useFormat();
  return (
    <section>
      <h2>{common('rooms')}</h2>
      <ul className={css.plain}>
        {hotels.map((hotel) => (
          <li key={hotel.hotel_dtl_id}>
            {roomName(hotel, lanTp)} ·{' '}
            {common('price_per_person', { price: format.money(hotel.hotel_price) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What cancelling this product costs, with real dates (REFUND-3), and what changing a name means (REFUND-5). */
function CancellationTerms({ product }: { readonly product: ProductDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { refund_terms: schedule, name_change: nameChange } = product;
  const today = seoulDay(serverTime());
  const steps = refundDates(product.ymd_format, schedule).filter((step) => step.until >= today);
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>{t('cancellation')}</h2>
      <Table
        caption={t('cancellation')}
        captionHidden
        columns={[
          { key: 'until', header: t('cancel_until'), cell: (step) => format.date(step.until, 'day') },
          {
            key: 'pct',
            header: t('cancel_refund'),
            cell: (step) => format.percent(step.pct / 100),
            numeric: true,
          },
        ]}
        rows={steps}
        rowKey={(step) => step.until}
      />
      {schedule.grace && (
        <p className={css.soft}>
          {t('cancel_grace', { hours: schedule.grace.hours, days: schedule.grace.untilDays })}
        </p>
      )}
      <p className={css.soft}>
        {nameChange.countsAsCancellation
          ? t('cancel_concert_note')
          : t('cancel_name_fee', { fee: format.money(nameChange.feeUsd, 'USD') })}
      </p>
      {product.move_fee !== undefined && (
        <p className={css.soft}>{t('cancel_move_fee', { fee: format.money(product.move_fee, 'KRW') })}</p>
      )}
      <p className={css.soft}>{t('cancel_desk')}</p>
    </section>
  );
}
