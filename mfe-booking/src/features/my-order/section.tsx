import { useId, type ReactNode, useEffect, useRef } from 'react';
import css from './my-order.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

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

/** The pressed control is gone after the change: focus goes on where the new state is said. */
export function useFocusAfterwards(state: string) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current) return;
    awaited.current = false;
    place.current?.focus();
  }, [state]);
  return {
    place,
    settled: (): void => {
      awaited.current = true;
    },
  };
}
