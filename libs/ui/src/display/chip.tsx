import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import type { LinkRender } from '../core/link.ts';
import css from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  selected?: boolean;
  onClick?: () => void;
  link?: LinkRender;
}

export function Chip({ children, icon, selected, onClick, link }: ChipProps) {
  const className = cx(css.chip, selected && css.selected);
  const inside = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (link) return link({ className, children: inside });
  return (
    <button type="button" className={className} aria-pressed={selected ?? false} onClick={onClick}>
      {inside}
    </button>
  );
}

export interface ChipRowProps {
  label: string;
  children: ReactNode;
  /** On several lines, where all chips have to be seen. */
  wrap?: boolean;
}

export function ChipRow({ label, children, wrap }: ChipRowProps) {
  return (
    <div className={cx(css.row, wrap && css.wrap)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
