import type { OrderTraveller } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './my-order.module.css';

/** How each document of a traveller stands, in words. */
export function TravellerPapers({ papers }: Pick<OrderTraveller, 'papers'>): ReactNode {
  const t = useT('bookingMyOrder');
  if (papers.length === 0) return null;
  return (
    <ul className={css.papers} role="list">
      {papers.map(({ file_type, state }) => (
        <li key={file_type} className={css.paper} data-state={state}>
          <span>{t(`paper_${file_type}`)}</span>
          <span className={css.paperState}>{t(`paper_${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
