import { useId, type ReactNode } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import css from './custom-travel.module.css';
import type { RequestEditing } from './use-request-draft.ts';

export interface SectionProps {
  readonly form: RequestEditing;
  readonly problems: Problems;
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
