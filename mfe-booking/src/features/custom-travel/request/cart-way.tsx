import type { CustomTrip } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../../texts.ts';

/** Where an accepted quote goes on: the cart while it is to be paid, my info once it is. */
export function CartWay({ trip }: { readonly trip: CustomTrip }): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const { cart_id, txn_type } = trip;
  if (txn_type === 'N' || txn_type === 'T' || txn_type === 'Y') {
    const link = txn_type === 'N' ? pageLink('reservInfo', { cart_id }) : pageLink('order', { cart_id });
    return (
      <>
        <ButtonLink kind="accent" wide link={link}>
          {booking(txn_type === 'N' ? 'to_travellers' : 'to_order')}
        </ButtonLink>
        <ButtonLink kind="secondary" wide link={pageLink('mycart')}>
          {t('to_cart')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink kind="secondary" wide link={pageLink(txn_type === 'P' ? 'myinfo' : 'customTravel')}>
      {txn_type === 'P' ? booking('to_my_info') : t('ask_again')}
    </ButtonLink>
  );
}
