import { monitorHistory } from '@narae/contracts/rows';
import { call } from '@narae/shell-sdk';
import { companyStore } from '@narae/shell-sdk/host';
import type { LanTp } from '@narae/i18n';

const NAME = 'visit_counted';
const systems = ['iPhone', 'iPad', 'iPod', 'Android'] as const;

/** Phones and tablets are recognised by these words of the user agent (PAY-3). */
function systemOf(userAgent: string): string {
  return systems.find((system) => userAgent.includes(system)) ?? 'desktop';
}

/** Tells the shop once per visit which system, language and partner it came with (ACCOUNT-17); nobody waits for it. */
export function countVisit(lanTp: LanTp): void {
  try {
    if (sessionStorage.getItem(NAME)) return;
    sessionStorage.setItem(NAME, '1');
  } catch {
    return;
  }
  const company_type = companyStore.getState().company_type ?? '';
  call(monitorHistory, { os_type: systemOf(navigator.userAgent), locale: lanTp, company_type }).catch(
    () => undefined,
  );
}
