import type { AdminEvent } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';

const looks: Readonly<Record<AdminEvent['state'], BadgeState>> = {
  open: 'inProgress',
  'not-begun': 'preparing',
  full: 'soldOut',
  closed: 'closed',
  ended: 'closed',
};

/** How an event stands for visitors; one that was taken back from them says that instead. */
export function EventStateBadge({
  event: { state, withdrawn_yn },
}: {
  readonly event: Pick<AdminEvent, 'state' | 'withdrawn_yn'>;
}): ReactNode {
  const t = useT('bookingAdmin');
  if (withdrawn_yn === 'Y') return <Badge state="closed">{t('ev_withdrawn')}</Badge>;
  return <Badge state={looks[state]}>{t(`ev_state_${state}`)}</Badge>;
}
