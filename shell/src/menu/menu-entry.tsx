import { Link, type LinkProps } from '@narae/shell-sdk';
import type { IconProps } from '@narae/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './menu-entry.module.css';

interface Look {
  readonly icon: ReactElement<IconProps>;
  readonly label: string;
  readonly extra?: ReactNode;
}

export function MenuLink({ icon, label, extra, ...link }: Look & Pick<LinkProps, 'to' | 'state'>): ReactNode {
  return (
    <li>
      <Link className={css.entry} {...link}>
        {icon}
        <span className={css.label}>{label}</span>
        {extra}
      </Link>
    </li>
  );
}

export function MenuAction({ icon, label, onPress }: Look & { readonly onPress: () => void }): ReactNode {
  return (
    <li>
      <button type="button" className={css.entry} onClick={onPress}>
        {icon}
        <span className={css.label}>{label}</span>
      </button>
    </li>
  );
}

export function MenuGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list">{children}</ul>
    </section>
  );
}
