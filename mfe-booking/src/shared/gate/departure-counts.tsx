import type { GateDeparture } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';

/** Who of a departure has come, and what is open; nothing of what is none. */
export function DepartureCounts({ departure }: { readonly departure: GateDeparture }): ReactNode {
  const t = useT('bookingGate');
  const { checked_in_cnt, paid_cnt, papers_missing_cnt, unpaid_cnt, waiting_cnt } = departure;
  const said = [
    paid_cnt > 0 && t('checked_in_count', { count: checked_in_cnt, of: paid_cnt }),
    papers_missing_cnt > 0 && t('papers_missing_count', { count: papers_missing_cnt }),
    unpaid_cnt > 0 && t('unpaid_count', { count: unpaid_cnt }),
    waiting_cnt > 0 && t('waiting_count', { count: waiting_cnt }),
  ].filter(Boolean);
  return said.join(' · ');
}
