import type { ReactNode } from 'react';
import css from './reference.module.css';

/** The number of an order, a payment or a ticket: in one line, also between the parts that hyphens or blanks join. */
export function Reference({ children }: { readonly children: ReactNode }) {
  return <span className={css.reference}>{children}</span>;
}
