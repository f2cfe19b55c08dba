import { useReqParam, useSession, useT } from '@narae/shell-sdk';
import { AdminFrame } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import '../../shared/gate/texts.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { OpenGate } from './open-gate.tsx';

/** /admin/gate: travellers are checked in on the day of departure (TICKET-4, TICKET-7). */
export default function GatePage(): ReactNode {
  const t = useT('bookingGate');
  const prod_id = useReqParam('prod_id');
  const { user } = useSession();
  return (
    <AdminFrame area="adminGate" parts={[{ view: 'gate', name: t('title'), to: '' }]} view="gate">
      {prod_id && user ? (
        <OpenGate key={prod_id} prod_id={prod_id} mem_id={user.mem_id} />
      ) : (
        <DepartureChoice />
      )}
    </AdminFrame>
  );
}
