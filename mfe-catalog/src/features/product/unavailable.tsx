import type { ErrorKey, ProductDetail } from '@narae/contracts';
import { displayState, seoulDay } from '@narae/rules';
import type { PackKey } from '@narae/i18n';
import { categoryLink, Link, serverTime, Slot, tripLink, useT, useLazyDialog } from '@narae/shell-sdk';
import { ButtonLink, Badge, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { otherDates, stateBadges } from '../../shared/product-state.ts';

interface Unavailable {
  readonly note: PackKey<'catalog'>;
  /** The server's error (CART-2). */
  readonly error: ErrorKey;
  /** What can be waited for (SEAT-7); null where similar trips help more. */
  readonly waiting: 'seats' | 'opening' | null;
}

/** By state; null where the product can be booked (CATALOG-13). */
export const unavailable = {
  'in-progress': null,
  'closing-soon': null,
  'sold-out': { note: 'unavailable_sold_out', error: 'no_inventory', waiting: 'seats' },
  preparing: { note: 'unavailable_preparing', error: 'product_not_registered', waiting: 'opening' },
  closed: { note: 'unavailable_closed', error: 'product_deadline', waiting: null },
} as const satisfies Record<ReturnType<typeof displayState>, Unavailable | null>;

/** Why a date cannot be booked; a closed one that other dates of its trip follow speaks of itself (CATALOG-17). */
const noteOf = (product: ProductDetail, { note, waiting }: Unavailable): PackKey<'catalog'> => {
  if (waiting) return note;
  if (product.end_ymd_format < seoulDay(serverTime())) return 'unavailable_over';
  return otherDates(product) > 0 ? 'unavailable_closed_date' : note;
};

interface UnavailableActionProps {
  readonly product: ProductDetail;
  readonly reason: Unavailable;
  /** At the foot of a phone's screen. */
  readonly bar?: boolean;
}

export function UnavailableAction({ product, reason, bar = false }: UnavailableActionProps): ReactNode {
  const t = useT(namespace);
  if (!reason.waiting) {
    const next = otherDates(product) > 0;
    const target = next ? tripLink(product) : categoryLink(product.prod_type, '');
    return (
      <ButtonLink wide link={(props) => <Link {...target} {...props} />}>
        {t(next ? 'next_date' : 'similar_trips')}
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

interface UnavailableNoteProps {
  readonly product: ProductDetail;
  /** Phones have the action at the foot of the screen already. */
  readonly withAction?: boolean;
}

export function UnavailableNote({ product, withAction }: UnavailableNoteProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const state = displayState(product);
  const badge = stateBadges[state];
  const reason = unavailable[state];
  if (!reason) return null;
  const note = noteOf(product, reason);
  return (
    <>
      <div className={css.state} aria-live="polite">
        {badge && <Badge state={badge.badge}>{common(badge.label)}</Badge>}
      </div>
      <p className={css.text}>
        {t(note)} {note !== 'unavailable_over' && product.closed_text}
      </p>
      <div className={css.ways}>
        {withAction && <UnavailableAction product={product} reason={reason} />}
        <ContactButton product={product} error={reason.error} />
      </div>
    </>
  );
}

interface ContactButtonProps {
  readonly product: ProductDetail;
  readonly error: ErrorKey;
  readonly wide?: boolean;
}

function ContactButton({ product, error, wide = false }: ContactButtonProps): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./ask-dialog.tsx'));
  return (
    <>
      <Button kind={wide ? 'secondary' : 'quiet'} wide={wide} busy={busy} onClick={open}>
        {t('contact_us')}
      </Button>
      {Dialog && <Dialog product={product} error={error} onClose={close} />}
    </>
  );
}
