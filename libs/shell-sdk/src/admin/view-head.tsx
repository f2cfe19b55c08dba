import type { ReactNode } from 'react';
import css from './admin.module.css';

interface ViewHeadProps {
  /** Names the section: `<section aria-labelledby={id}>`. */
  readonly id: string;
  readonly title: ReactNode;
  /** What can be begun from here. */
  readonly action?: ReactNode;
}

/** The heading of a part of the back office, with its action beside it. */
export function ViewHead({ id, title, action }: ViewHeadProps): ReactNode {
  return (
    <div className={css.viewHead}>
      <h2 id={id} className={css.viewTitle}>
        {title}
      </h2>
      {action}
    </div>
  );
}
