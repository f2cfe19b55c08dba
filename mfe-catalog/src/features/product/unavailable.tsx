import type { ErrorKey, ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import type { PackKey } from '@narae/i18n';
import { categoryLink, Link, Slot, useT, useLazyDialog } from '@narae/shell-sdk';
import { ButtonLink, Badge, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { stateBadges } from '../../shared/product-state.ts';

/** Why a product cannot be booked, and what can be done about it. */
interface Unavailable {
  /** Said in place of the form. */
  readonly note: PackKey<'catalog'>;
  /** What the server answers to somebody who tries (CART-2). */
  readonly error: ErrorKey;
  /** What one can wait for meanwhile (SEAT-7); null where similar trips help more. */
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

interface UnavailableNoteProps {
  readonly product: ProductDetail;
  /** Phones have the action at the foot of the screen already. */
  readonly withAction?: boolean;
}

/** In place of the form: why a product cannot be booked, said at once, and whom to turn to. */
export function UnavailableNote({ product, withAction }: UnavailableNoteProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const state = displayState(product);
  const badge = stateBadges[state];
  const reason = unavailable[state];
  if (!reason) return null;
  return (
    <>
      <div className={css.state} aria-live="polite">
        {badge && <Badge state={badge.badge}>{common(badge.label)}</Badge>}
      </div>
      <p className={css.text}>{t(reason.note)}</p>
      <div className={css.ways}>
        {withAction && <UnavailableAction product={product} reason={reason} />}
        <ContactButton product={product} error={reason.error} />
      </div>
    </>
  );
}

interface ContactButtonProps {
  readonly product: ProductDetail;
  /** Why it cannot be booked. */
  readonly error: ErrorKey;
  readonly wide?: boolean;
}

/** The way to the desk, by mail and telephone, about a product that cannot be booked. */
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
