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

/**
 * The fields of a form that begins anew with what was stored. While it is saved nothing can be written that this would take away;
 * editors of mark-up heed `inert` alone.
 */
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
