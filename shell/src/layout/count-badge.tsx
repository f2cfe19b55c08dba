import { useT } from '@narae/shell-sdk';
import { VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './count-badge.module.css';

/** How many rows the cart holds, on its icon; nothing when it is empty. */
export function CountBadge({ count }: { readonly count: number }): ReactNode {
  const common = useT('common');
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{common('cart_label', { count })}</VisuallyHidden>
    </span>
  );
}
