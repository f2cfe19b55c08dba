import { useLocation } from '@narae/shell-sdk';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import css from './account-section.module.css';

interface AccountSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A card of my account (ACCOUNT-25). */
export function AccountSection({ id, title, text, children }: AccountSectionProps): ReactNode {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  // The section comes after the browser has looked for the address's `#`.
  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <section className={css.card} id={id} ref={card} aria-labelledby={headingId}>
      <h2 className={css.title} id={headingId}>
        {title}
      </h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}
