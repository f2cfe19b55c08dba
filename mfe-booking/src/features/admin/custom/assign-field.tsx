import type { DeskTrip } from '@narae/contracts';
import { adminCustomTripAssign, administrators } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './desk.module.css';
import { useDeskChange } from './use-desk-change.ts';

/** Who looks after a request; choosing somebody gives it to them at once. */
export function AssignField({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const { change, busy } = useDeskChange(trip.request_id);
  const { data: admins = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const { request_id, version, assignee } = trip;
  const known = admins.some(({ mem_id }) => mem_id === assignee);
  return (
    <SelectField
      className={css.assign}
      label={t('assignee')}
      value={assignee}
      disabled={busy}
      onChange={(event) =>
        void change(adminCustomTripAssign, { request_id, version, assignee: event.target.value })
      }
      options={[
        { value: '', label: t('nobody') },
        ...(assignee && !known ? [{ value: assignee, label: assignee }] : []),
        ...admins.map(({ mem_id, mem_nm }) => ({ value: mem_id, label: mem_nm })),
      ]}
    />
  );
}
