import { useId, type ReactNode } from 'react';
import css from './custom-travel.module.css';
import type { RequestFormState } from './use-request.ts';

export interface SectionProps {
  readonly form: RequestFormState;
}

export function Question({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.question} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
