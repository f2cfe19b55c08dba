import { useId, type ReactNode } from 'react';
import css from './my-order.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One card of the order page under its heading. */
export function Section({ title, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 className={css.cardTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
