import { href } from '@narae/contracts/href';
import type { LanTp } from '@narae/i18n';

/** Loads the page anew at home: after signing in or out and after a change of language (SHELL-3, ACCOUNT-5, ACCOUNT-6). */
export function reloadHome(lanTp: LanTp): void {
  location.assign(href('home', { lan_tp: lanTp }));
}
