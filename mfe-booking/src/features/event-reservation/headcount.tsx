import type { EventReservationPage } from '@narae/contracts';
import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { eventField } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { SelectField, VisuallyHidden } from '@narae/ui';
import type { ReactNode } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';

interface HeadcountProps {
  readonly page: EventReservationPage;
  readonly count: number;
  readonly onChange: (count: number) => void;
  readonly problems: Problems;
}

/**
 * How many come: from nobody to all places that are left, those the waiting list keeps for the member (SEAT-7), and one's own
 * when a reservation is changed (EVENT-5). Of an event that was closed early one's own alone (EVENT-11).
 */
export function Headcount({ page, count, onChange, problems }: HeadcountProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  // Not its `onInput`: a new rendering between `input` and `change` would put the select back.
  const { error, ref } = problems.wire(eventField.count);
  const free = page.state === 'closed' ? 0 : page.personnel_cnt + page.offered_cnt;
  const left = free + (page.reservation?.event_cnt ?? 0);
  // Places may go while somebody types.
  const tooMany = count > left ? errors('event_reserv_cnt_fail', { left }) : undefined;
  const most = Math.max(Math.min(left, MOST_EVENT_PEOPLE), count);
  return (
    <div className={css.count}>
      <SelectField
        ref={ref}
        error={tooMany ?? error}
        label={t('event_count')}
        options={Array.from({ length: most + 1 }, (_, people) => ({
          value: String(people),
          label: t('event_people', { count: people }),
        }))}
        value={String(count)}
        onChange={(event) => {
          problems.clear(eventField.count);
          onChange(Number(event.target.value));
        }}
      />
      <VisuallyHidden>
        <span role="status">{tooMany}</span>
      </VisuallyHidden>
    </div>
  );
}
