import type { ReactNode } from 'react';
import css from './admin.module.css';

interface ViewHeadProps {
  /** `<section aria-labelledby={id}>`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly action?: ReactNode;
}

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

/** While it is saved nothing can be typed; editors of mark-up heed `inert` alone. */
export function AdminFields({
  busy,
  children,
}: {
  readonly busy: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <fieldset className={css.fields} disabled={busy} inert={busy}>
      {children}
    </fieldset>
  );
}

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
