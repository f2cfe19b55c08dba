import type { OrderTraveller } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { RejectionText } from '../../shared/people/rejection-text.tsx';
import css from './my-order.module.css';

/** How each document of a traveller stands, in words, and why one was rejected (DOC-11). */
export function TravellerPapers({ papers }: Pick<OrderTraveller, 'papers'>): ReactNode {
  const t = useT('bookingMyOrder');
  if (papers.length === 0) return null;
  return (
    <ul className={css.papers} role="list">
      {papers.map(({ file_type, state, rejection }) => (
        <li key={file_type}>
          <span className={css.paper} data-state={state}>
            <span>{t(`paper_${file_type}`)}</span>
            <span className={css.paperState}>{t(`paper_${state}`)}</span>
          </span>
          {rejection && (
            <p className={css.plain}>
              <RejectionText rejection={rejection} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
