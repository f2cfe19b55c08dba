import type { EventReservationPage, PersonPapers } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import peopleCss from '../../shared/people/people.module.css';
import { useProblems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { PaperSlots } from './paper-slots.tsx';
import css from './person-papers.module.css';
import { PapersStanding } from './person-papers.tsx';
import { useEventDocuments } from './use-event-documents.ts';

/** Whose documents may still be handed in after the last day for changes: of everybody whose are not accepted yet (EVENT-9). */
export const mendable = (
  { papers, shown_yn, ymd_format }: Pick<EventReservationPage, 'papers' | 'shown_yn' | 'ymd_format'>,
  now = new Date(),
): PersonPapers[] =>
  shown_yn === 'Y' && ymd_format >= seoulDay(now)
    ? papers.filter(({ papers_state }) => papers_state !== 'none' && papers_state !== 'accepted')
    : [];

/** The documents of those people, with a place for each, where nothing else can be changed any more. */
export function MendPapers({ page }: { readonly page: EventReservationPage }): ReactNode {
  const t = useT(namespace);
  const problems = useProblems();
  const documents = useEventDocuments(page);
  return (
    <div className={css.mend}>
      <p className={peopleCss.note}>{t('papers_mend_until')}</p>
      {mendable(page).map((papers) => (
        <fieldset key={papers.event_rv_mem_id} className={peopleCss.card}>
          <legend className={peopleCss.person}>{papers.mem_nm}</legend>
          <PapersStanding papers={papers} />
          <PaperSlots page={page} person={papers.sort_order} documents={documents} problems={problems} />
        </fieldset>
      ))}
    </div>
  );
}
