import type { ReactNode } from 'react';
import css from './admin.module.css';

/** Something that stays folded until somebody wants to know, such as the history of one thing. */
export function AdminFold({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className={css.section}>
      <summary className={css.foldSummary}>{summary}</summary>
      {children}
    </details>
  );
}
