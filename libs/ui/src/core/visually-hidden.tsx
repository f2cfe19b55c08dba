import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

export function VisuallyHidden({
  children,
  id,
  as: Tag = 'span',
}: {
  children: ReactNode;
  id?: string;
  /** A heading keeps the page's outline whole where the design shows none. */
  as?: 'span' | 'h1' | 'h2';
}) {
  return (
    <Tag className={css.hidden} id={id}>
      {children}
    </Tag>
  );
}
