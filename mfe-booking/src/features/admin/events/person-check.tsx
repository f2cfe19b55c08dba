import type { OfficePerson, OfficeReservation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/office';
import { Badge, Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './events.module.css';
import { PaperPicture } from './paper-picture.tsx';
import { papersLooks } from './papers-states.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useDecide } from './use-decide.ts';

interface PersonCheckProps {
  readonly reservation: OfficeReservation;
  readonly person: OfficePerson;
  /** The papers of this person are decided on. */
  readonly onDone: () => void;
}

/** The papers of one person, to be accepted or refused; only this person's place waits for it (EVENT-9). */
export function PersonCheck({ reservation, person, onDone }: PersonCheckProps): ReactNode {
  const t = useT('bookingAdmin');
  const [refusing, setRefusing] = useState(false);
  const { busy, accept, refuse } = useDecide(reservation, person, onDone);
  const { papers_state, papers, missing } = person;
  const decidable = papers.length > 0 && missing.length === 0 && reservation.use_yn === 'Y';
  return (
    <>
      <Standing person={person} />
      {papers.length > 0 && (
        <ul role="list" className={css.papers}>
          {papers.map((paper) => (
            <li key={paper.event_mem_file_id}>
              <PaperPicture paper={paper} name={person.mem_nm} />
            </li>
          ))}
        </ul>
      )}
      {decidable && (
        <div className={css.actions}>
          <Button kind="danger" busy={busy} onClick={() => setRefusing(true)}>
            {t('papers_refuse')}
          </Button>
          {papers_state !== 'accepted' && (
            <Button kind="accent" busy={busy} onClick={() => void accept()}>
              {t('papers_accept')}
            </Button>
          )}
        </div>
      )}
      {refusing && (
        <RefuseDialog
          name={person.mem_nm}
          reasons={reservation.reasons}
          busy={busy}
          onClose={() => setRefusing(false)}
          onRefuse={async (reason, note) => {
            if (await refuse(reason, note)) setRefusing(false);
          }}
        />
      )}
    </>
  );
}

/** How the papers stand, who decided, and what the member was told. */
function Standing({ person }: { readonly person: OfficePerson }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const authors = useAuthors();
  const { papers_state, missing, refusal, checked } = person;
  return (
    <div className={css.standing} role="status">
      <Badge state={papersLooks[papers_state]}>{t(`papers_${papers_state}`)}</Badge>
      {checked && (
        <span className={css.note}>
          {authors(checked.by)} · {format.date(checked.at, 'time')}
        </span>
      )}
      {missing.length > 0 && (
        <p>{t('papers_lack', { kinds: missing.map((kind) => t(`paper_${kind}`)).join(', ') })}</p>
      )}
      {refusal && (
        <p className={css.reason}>
          {refusal.text}
          {refusal.note && ` “${refusal.note}”`}
        </p>
      )}
    </div>
  );
}
