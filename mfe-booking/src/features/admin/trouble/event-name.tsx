import type { DeadLetterRow } from '@narae/contracts';
import type { ReactNode } from 'react';
import css from './trouble.module.css';

/** What happened, to what, and the number of the event, as logs call them. */
export function EventName({
  subject,
  aggregate_id,
  event_id,
}: Pick<DeadLetterRow, 'subject' | 'aggregate_id' | 'event_id'>): ReactNode {
  return (
    <div>
      {subject}
      <span className={css.more}>{aggregate_id}</span>
      <span className={css.more}>{event_id}</span>
    </div>
  );
}
