import type { HideReason, LanTp } from '@narae/contracts';
import { reasonTexts } from './texts.ts';

export const reasonText = (lan_tp: LanTp, reason: HideReason, note: string): string => {
  if (!note) return reasonTexts[lan_tp][reason];
  return reason === 'else' ? note : `${reasonTexts[lan_tp][reason]} – ${note}`;
};
