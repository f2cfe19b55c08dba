import type { AdminReservation, AdminPerson } from '@narae/contracts';
import { useT, useFormat, call } from '@narae/shell-sdk';
import { Button, Badge } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAuthors, useChange } from '@narae/shell-sdk/admin';
import { adminEventAccept, adminEventReject } from '@narae/contracts/rows';
import css from './events.module.css';
import { DocumentPicture } from '../documents/document-picture.tsx';
import { RejectDialog, RejectionTold } from '../documents/reject-dialog.tsx';
import { documentsBadges } from './reservation-list.tsx';
import { useRefreshEvents } from './use-refresh-events.ts';

/** Begins with the first person whose papers wait. */
export function PeopleCheck({ reservation }: { readonly reservation: AdminReservation }): ReactNode {
  const t = useT('bookingAdmin');
  const { people } = reservation;
  const waiting = people.findIndex(({ papers_state }) => papers_state === 'to-check');
  const [place, setPlace] = useState(Math.max(0, waiting));
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [place]);
  const go = (next: number): void => {
    moved.current = true;
    setPlace(next);
  };
  const person = people[Math.min(place, people.length - 1)];
  if (!person) return null;
  const following = people.findIndex(
    ({ papers_state }, index) => papers_state === 'to-check' && people[index] !== person,
  );
  return (
    <div className={css.person}>
      <div className={css.personHead}>
        <h3 ref={heading} tabIndex={-1}>
          {t('rv_person', { index: person.sort_order, count: people.length, name: person.mem_nm })}
        </h3>
        {people.length > 1 && (
          <div className={css.actions}>
            <Button disabled={place === 0} onClick={() => go(place - 1)}>
              {t('rv_previous')}
            </Button>
            <Button disabled={place === people.length - 1} onClick={() => go(place + 1)}>
              {t('rv_next')}
            </Button>
          </div>
        )}
      </div>
      <PersonCheck
        key={person.event_rv_mem_id}
        reservation={reservation}
        person={person}
        onDone={() => following >= 0 && go(following)}
      />
    </div>
  );
}

interface PersonCheckProps {
  readonly reservation: AdminReservation;
  readonly person: AdminPerson;
  readonly onDone: () => void;
}

/**
 * Only this person's place waits for a decision (EVENT-9). A decision on papers that have changed meanwhile is not taken.
 */
function PersonCheck({ reservation, person, onDone }: PersonCheckProps): ReactNode {
  const t = useT('bookingAdmin');
  const [rejecting, setRejecting] = useState(false);
  const refresh = useRefreshEvents();
  const { busy, change } = useChange(refresh);
  const { papers_state, papers, missing } = person;
  const shown = {
    event_rv_id: reservation.event_rv_id,
    event_rv_mem_id: person.event_rv_mem_id,
    seen: person.seen,
  };
  const accept = async (): Promise<void> => {
    if (await change(() => call(adminEventAccept, shown), t('papers_accepted_done'))) onDone();
  };
  const decidable = papers.length > 0 && missing.length === 0 && reservation.use_yn === 'Y';
  return (
    <>
      <Standing person={person} />
      {papers.length > 0 && (
        <ul role="list" className={css.papers}>
          {papers.map((paper) => (
            <li key={paper.event_mem_file_id}>
              <DocumentPicture paper={paper} kind={t(`paper_${paper.file_type}`)} name={person.mem_nm} />
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
          done={t('papers_rejected_done')}
          onReject={(reason, note) => call(adminEventReject, { ...shown, reason, note })}
          refresh={refresh}
          onDone={() => {
            onDone();
            setRejecting(false);
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function Standing({ person }: { readonly person: AdminPerson }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const authors = useAuthors();
  const { papers_state, missing, rejection, checked } = person;
  return (
    <div className={css.standing} role="status">
      <Badge state={documentsBadges[papers_state]}>{t(`papers_${papers_state}`)}</Badge>
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
