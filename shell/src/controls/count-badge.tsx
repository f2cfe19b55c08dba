import type { ReactNode } from 'react';
import css from './count-badge.module.css';

/** How many open rows the cart holds, on its icon; nothing when it is empty. The link around it says it in words. */
export function CountBadge({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  // Drawn by the style sheet: a number among the words of a link would be read as a part of its name.
  return <span className={css.badge} data-count={count > 99 ? '99+' : count} />;
}
