import type { AdminReservationRow } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './events.module.css';
import { countOf, paperStates, papersLooks } from './papers-states.ts';

/** How many people of a reservation have their papers in which state; nothing where none are asked for. */
export function PapersCounts({ counts }: { readonly counts: AdminReservationRow['papers'] }): ReactNode {
  const t = useT('bookingAdmin');
  const some = paperStates.filter((state) => counts[countOf[state]] > 0);
  if (some.length === 0) return null;
  return (
    <span className={css.badges}>
      {some.map((state) => (
        <Badge key={state} state={papersLooks[state]}>
          {t(`papers_${state}`)} {counts[countOf[state]]}
        </Badge>
      ))}
    </span>
  );
}
