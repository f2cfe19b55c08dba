import type { LanTp } from '@narae/i18n';

/** Starts the page anew at home, as the specification asks after signing in, out, and changing language. */
export function reloadHome(lanTp: LanTp): void {
  location.assign(`/?lan_tp=${lanTp}`);
}
