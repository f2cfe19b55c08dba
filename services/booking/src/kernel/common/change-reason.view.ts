import type { DepartureChangeReason, LanTp } from '@narae/contracts';
import { bookingTexts } from './texts.ts';

/** Why a departure was changed, in a sentence for its members; empty where nobody said (ORDER-22). */
export const changeReasonText = (reason: DepartureChangeReason | undefined, lanTp: LanTp): string =>
  reason ? bookingTexts[lanTp].changeReasons[reason] : '';
