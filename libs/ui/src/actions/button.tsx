import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import type { LinkRender } from '../core/link.ts';
import { Spinner } from '../core/spinner.tsx';
import css from './button.module.css';

export type ButtonKind = 'accent' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `accent` for a screen's one main action. */
  kind?: ButtonKind;
  wide?: boolean;
  /** Keeps place and focus, ignores clicks. */
  busy?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export function Button({
  kind = 'secondary',
  wide,
  busy,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonProps) {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass(kind, wide, className)}
    >
      {busy ? <Spinner label="" /> : icon}
      <span className={css.label}>{children}</span>
      {iconEnd}
    </button>
  );
}

export interface ButtonLinkProps {
  /** A plain address, for leaving the app; otherwise give `link`. */
  href?: string;
  link?: LinkRender;
  kind?: ButtonKind;
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({
  href,
  link,
  kind = 'secondary',
  wide,
  icon,
  iconEnd,
  className,
  children,
}: ButtonLinkProps) {
  const inside = (
    <>
      {icon}
      <span className={css.label}>{children}</span>
      {iconEnd}
    </>
  );
  const look = buttonClass(kind, wide, className);
  if (link) return link({ className: look, children: inside });
  return (
    <a href={href} className={look}>
      {inside}
    </a>
  );
}

function buttonClass(kind: ButtonKind, wide: boolean | undefined, className: string | undefined): string {
  return cx(css.button, css[kind], wide && css.wide, className);
}
