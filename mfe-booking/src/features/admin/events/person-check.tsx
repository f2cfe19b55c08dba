import type { AdminPerson, AdminReservation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { Badge, Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './events.module.css';
import { PaperPicture } from '../papers/paper-picture.tsx';
import { RejectDialog } from '../papers/reject-dialog.tsx';
import { RejectionTold } from '../papers/rejection-told.tsx';
import { papersLooks } from './papers-states.ts';
import { useDecide } from './use-decide.ts';

interface PersonCheckProps {
  readonly reservation: AdminReservation;
  readonly person: AdminPerson;
  /** The papers of this person are decided on. */
  readonly onDone: () => void;
}

/** The papers of one person, to be accepted or rejected; only this person's place waits for it (EVENT-9). */
export function PersonCheck({ reservation, person, onDone }: PersonCheckProps): ReactNode {
  const t = useT('bookingAdmin');
  const [rejecting, setRejecting] = useState(false);
  const { busy, accept, reject } = useDecide(reservation, person, onDone);
  const { papers_state, papers, missing } = person;
  const decidable = papers.length > 0 && missing.length === 0 && reservation.use_yn === 'Y';
  return (
    <>
      <Standing person={person} />
      {papers.length > 0 && (
        <ul role="list" className={css.papers}>
          {papers.map((paper) => (
            <li key={paper.event_mem_file_id}>
              <PaperPicture paper={paper} kind={t(`paper_${paper.file_type}`)} name={person.mem_nm} />
            </li>
          ))}
        </ul>
      )}
      {decidable && (
        <div className={css.actions}>
          <Button kind="danger" busy={busy} onClick={() => setRejecting(true)}>
            {t('papers_reject')}
          </Button>
          {papers_state !== 'accepted' && (
            <Button kind="accent" busy={busy} onClick={() => void accept()}>
              {t('papers_accept')}
            </Button>
          )}
        </div>
      )}
      {rejecting && (
        <RejectDialog
          title={t('reject_title', { name: person.mem_nm })}
          hint={t('reject_hint')}
          reasons={reservation.reasons}
          language={reservation.lan_tp}
          busy={busy}
          onClose={() => setRejecting(false)}
          onReject={async (reason, note) => {
            if (await reject(reason, note)) setRejecting(false);
          }}
        />
      )}
    </>
  );
}

/** How the papers stand, who decided, and what the member was told. */
function Standing({ person }: { readonly person: AdminPerson }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const authors = useAuthors();
  const { papers_state, missing, rejection, checked } = person;
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
      {rejection && <RejectionTold rejection={rejection} />}
    </div>
  );
}
