import type { AdminReservation } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './events.module.css';
import { PersonCheck } from './person-check.tsx';

/** The people of a reservation one after the other, beginning with the first whose papers wait for the organiser. */
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
