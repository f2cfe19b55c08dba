import { LAN_TPS, type LanTp } from '@narae/shell-sdk';

/** Languages of the left and the right column. */
export type LanguagePair = readonly [LanTp, LanTp];

const nameOf = (mem_id: string): string => `admin_languages_${mem_id}`;

/** The languages somebody had beside each other last; null where nothing is known of it. */
export const keptLanguages = (mem_id: string): LanguagePair | null => {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(nameOf(mem_id)) ?? 'null');
    if (!Array.isArray(known)) return null;
    const [left, right] = known.map((one) => LAN_TPS.find((lanTp) => lanTp === one));
    return left && right && left !== right ? [left, right] : null;
  } catch {
    return null;
  }
};

/** Remembers them on this device. */
export const keepLanguages = (mem_id: string, pair: LanguagePair): void => {
  try {
    localStorage.setItem(nameOf(mem_id), JSON.stringify(pair));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};
