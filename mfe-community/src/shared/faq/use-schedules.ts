import { refundSchedules } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** The refund schedules as they are now, which answers tell of (REFUND-3). */
export const useSchedules = () => useCall(refundSchedules, {});
