import type { OrderDetail } from '@narae/contracts';
import { Link, linkTo, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

/** Who travels, to check once more; the way back to change it. */
export function TravellerList({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <section className={css.block}>
      <div className={css.line}>
        <h2>{common('step_travellers')}</h2>
        {booking.txn_type === 'T' && (
          <Link className={css.edit} {...linkTo('reservInfo', { cart_id: booking.cart_id })}>
            {common('btn_edit')}
          </Link>
        )}
      </div>
      <ul className={css.people} role="list">
        {booking.travellers.map((traveller) => (
          <li key={`${traveller.mem_type}.${traveller.sort_order}`}>
            <span>{traveller.mem_nm}</span>
            <span className={css.soft}>
              {common(`traveller_${traveller.mem_type}`)} {traveller.sort_order}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.soft}>{t('documents_count', { count: booking.files.length })}</p>
    </section>
  );
}
