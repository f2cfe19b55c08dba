import type { ProductDetail } from '@narae/contracts';
import { displayState } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { stateBadges } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';
import { ContactButton } from './contact-button.tsx';
import { unavailable } from './unavailable.ts';
import { UnavailableAction } from './unavailable-action.tsx';

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
