import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './action-bar.module.css';

export interface ActionBarProps {
  /** What the amount is ("Total"), or what is missing for one. */
  label: ReactNode;
  amount?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  /**
   * `page`: the last child of a block or flex column that holds the page (a grid ends it at its own row), at
   * the window's foot; from 1024 px on where it lies. `panel`: at the foot of what scrolls around it, such as
   * a sheet.
   */
  within?: 'page' | 'panel';
  className?: string;
}

/** Always in view; it scrolls away where a window is too low for it. */
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
