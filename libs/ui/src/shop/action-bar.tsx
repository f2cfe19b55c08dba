import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './action-bar.module.css';

export interface ActionBarProps {
  /** What the amount is ("Total"), or what is missing for one. */
  label: ReactNode;
  /** Money, already formatted. */
  amount?: ReactNode;
  /** Small print under the amount. */
  note?: ReactNode;
  /** The one accent button. */
  children: ReactNode;
  /**
   * `page`: at the foot of the window, above the shell's bottom bar; the last child of a block or a flex column that
   * holds the whole page (a grid would end it at its own row). From 1024 px on it lies where it stands: the foot of a
   * panel beside the page. `panel`: at the foot of whatever scrolls around it, such as a sheet.
   */
  within?: 'page' | 'panel';
  className?: string;
}

/** The total and the one action of a screen, always in view; it scrolls away where a window is too low for it. */
export function ActionBar({ label, amount, note, children, within = 'page', className }: ActionBarProps) {
  return (
    <div className={cx(css.bar, css[within], className)}>
      <p className={css.sum} aria-live="polite">
        <span className={css.label}>{label}</span>
        {amount && <strong className={css.amount}>{amount}</strong>}
        {note && <span className={css.label}>{note}</span>}
      </p>
      <div className={css.action}>{children}</div>
    </div>
  );
}
