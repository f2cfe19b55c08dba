import type { CartItem } from '@narae/contracts';
import { useFormat } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './booking-head.module.css';
import { BookingPicture } from './booking-picture.tsx';

/** Picture, name, dates and place of what is being booked. */
export function BookingHead({ item }: { readonly item: CartItem }): ReactNode {
  const format = useFormat();
  return (
    <div className={css.head}>
      <BookingPicture className={css.picture} item={item} sizes="120px" />
      <div>
        <p className={css.title}>{item.prod_title}</p>
        <p className={css.soft}>{format.dateRange(item.ymd_format, item.end_ymd_format)}</p>
        <p className={css.soft}>{item.tr_place}</p>
      </div>
    </div>
  );
}
