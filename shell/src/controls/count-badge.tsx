import type { ReactNode } from 'react';
import css from './count-badge.module.css';

/** The link around it says the number in words. */
export function CountBadge({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  // By the style sheet: a number among the words of a link would be read as a part of its name.
  return <span className={css.badge} data-count={count > 99 ? '99+' : count} />;
}
