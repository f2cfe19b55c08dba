import type { RefundScheduleRow } from '@narae/contracts';
import { refundSchedules } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';

/** The refund schedules as they are now (REFUND-3), and what stands in their place while they are not there. */
export function useSchedules(): {
  readonly schedules: readonly RefundScheduleRow[] | null;
  readonly missing: ReactNode;
} {
  const t = useT('shell');
  const result = useCall(refundSchedules, {});
  return {
    schedules: result.data ?? null,
    missing: (
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" />}
        failed={{ title: t('schedules_fail'), compact: true, headingLevel: 3 }}
      >
        {() => null}
      </Loaded>
    ),
  };
}
