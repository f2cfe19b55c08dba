import type { ReactNode } from 'react';
import css from './quote.module.css';

/** What somebody wrote, in their own words and lines, under a label that says who or why. */
export function Quote({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <blockquote className={css.quote}>
      <span className={css.label}>{label}</span>
      {children}
    </blockquote>
  );
}
