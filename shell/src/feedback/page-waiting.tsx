import { Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './page-waiting.module.css';

/** The shape of a page to come; tall enough that the footer does not jump. */
export function PageWaiting(): ReactNode {
  return (
    <div className={css.page}>
      <Skeleton shape="card" count={6} />
    </div>
  );
}
