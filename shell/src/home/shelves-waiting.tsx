import type { ReactNode } from 'react';
import css from './shelves-waiting.module.css';

const SHELVES = 2;
const CARDS = 4;
const count = (length: number): number[] => Array.from({ length }, (_, place) => place);

/** The shape of the shelves to come, so that nothing moves when they arrive. */
export function ShelvesWaiting(): ReactNode {
  return (
    <div aria-hidden="true">
      {count(SHELVES).map((shelf) => (
        <div key={shelf} className={css.shelf}>
          <div className={css.title} />
          <div className={css.cards}>
            {count(CARDS).map((card) => (
              <div key={card}>
                <div className={css.picture} />
                <div className={css.line} />
                <div className={css.shortLine} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
