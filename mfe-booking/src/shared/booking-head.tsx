import type { CartItem } from '@narae/contracts';
import { pictureFormats, pictureSource, pictureWidths, useFormat } from '@narae/shell-sdk';
import { Picture } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './booking-head.module.css';

/** Picture, name, dates and place of what is being booked. */
export function BookingHead({ item }: { readonly item: CartItem }): ReactNode {
  const format = useFormat();
  return (
    <div className={css.head}>
      <Picture
        className={css.picture}
        src={pictureSource({ ...item, file_type: '1' })}
        widths={pictureWidths}
        formats={pictureFormats}
        sizes="120px"
        alt=""
      />
      <div>
        <p className={css.title}>{item.prod_title}</p>
        <p className={css.soft}>{format.dateRange(item.ymd_format, item.end_ymd_format)}</p>
        <p className={css.soft}>{item.tr_place}</p>
      </div>
    </div>
  );
}
