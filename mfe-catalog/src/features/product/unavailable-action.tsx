import type { ProductDetail } from '@narae/contracts';
import { categoryLink, Link, Slot, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { ContactButton } from './contact-button.tsx';
import type { Unavailable } from './unavailable.ts';

interface UnavailableActionProps {
  readonly product: ProductDetail;
  readonly reason: Unavailable;
  /** At the foot of a phone's screen, where there is room for a button alone. */
  readonly bar?: boolean;
}

/** What can be done about a product that cannot be booked, in a neutral colour (CATALOG-13). */
export function UnavailableAction({ product, reason, bar = false }: UnavailableActionProps): ReactNode {
  const t = useT(namespace);
  if (!reason.waiting) {
    const list = categoryLink(product.prod_type, '');
    return (
      <ButtonLink wide link={(props) => <Link {...list} {...props} />}>
        {t('similar_trips')}
      </ButtonLink>
    );
  }
  const { prod_id, prod_title, package_cnt, discounts } = product;
  return (
    <Slot
      name="mfe-booking/waiting-button"
      props={{
        kind: reason.waiting,
        target_id: prod_id,
        title: prod_title,
        product: { package_cnt, discounts },
        bar,
      }}
      fallback={<div className={css.coming} />}
      missing={bar ? <ContactButton product={product} error={reason.error} wide /> : null}
    />
  );
}
