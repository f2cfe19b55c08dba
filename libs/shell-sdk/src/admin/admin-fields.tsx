import type { ReactNode } from 'react';
import css from './admin.module.css';

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
