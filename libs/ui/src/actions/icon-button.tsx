import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  /** `outline` on pictures and in rows of controls, `plain` in bars. */
  look?: 'plain' | 'outline' | 'floating';
  /** Say it in the label too. */
  count?: number;
}

export function IconButton({ label, icon, look = 'plain', count, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(css.button, css[look], className)}
    >
      {icon}
      {count ? (
        <span className={css.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
