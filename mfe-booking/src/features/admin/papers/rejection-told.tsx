import type { PapersRejection } from '@narae/contracts';
import type { ReactNode } from 'react';
import css from './papers.module.css';

/** What the member was told of rejected papers: the reason, and the words that went with it. */
export function RejectionTold({ rejection }: { readonly rejection: PapersRejection }): ReactNode {
  return (
    <p className={css.reason}>
      {rejection.text}
      {rejection.note && ` “${rejection.note}”`}
    </p>
  );
}
