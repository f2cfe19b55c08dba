import { adminCustomTrips, administrators } from '@narae/contracts/rows';
import { useSearchParams, useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCall, useCallPages } from '@narae/shell-sdk/query';
import { SelectField } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { tripLooks, tripStates } from '../../../shared/custom/trip-states.ts';
import { usePutInAddress } from '@narae/shell-sdk/admin';
import css from './desk.module.css';
import { TripTable } from './trip-table.tsx';

/** Nobody looks after it, as the call names it. */
const nobody = 'none';

/** All requests, newest first, by state and by who looks after them; both stand in the address. */
export function TripList(): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const id = useId();
  const [query] = useSearchParams();
  const filter = usePutInAddress<'state' | 'assignee'>();
  const { data: admins = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const state = tripStates.find((one) => one === query.get('state'));
  const assignee = query.get('assignee') ?? '';
  const pages = useCallPages(
    adminCustomTrips,
    { ...(state && { states: [state] }), ...(assignee && { assignee }) },
    ({ next }) => (next ? { before: next } : undefined),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby={id}>
      <ViewHead id={id} title={t('title')} />
      <div className={css.filters}>
        <SelectField
          label={t('filter_state')}
          value={state ?? ''}
          onChange={(event) => filter('state', event.target.value)}
          options={[
            { value: '', label: t('all') },
            ...tripStates.map((one) => ({ value: one, label: custom(tripLooks[one].label) })),
          ]}
        />
        <SelectField
          label={t('assignee')}
          value={assignee}
          onChange={(event) => filter('assignee', event.target.value)}
          options={[
            { value: '', label: t('all') },
            { value: nobody, label: t('nobody') },
            ...admins.map(({ mem_id, mem_nm }) => ({ value: mem_id, label: mem_nm })),
          ]}
        />
      </div>
      <PagedRows pages={pages} rowsOf={({ rows }) => rows} none={t('none')}>
        {(rows) => <TripTable rows={rows} />}
      </PagedRows>
    </section>
  );
}
