import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Heard by screen readers, not seen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={css.hidden} id={id}>
      {children}
    </span>
  );
}
