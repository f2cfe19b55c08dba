import '../texts.ts';
import { getLanTp, htmlLang, loadPack, prepareFormats, setLanguage, type LanTp } from '@narae/i18n';
import {
  actingMember,
  askConfirmation,
  askSession,
  configureClient,
  followSession,
  provideModuleLoader,
  rememberCompany,
  resolveLanguage,
  needSecondFactor,
  setUser,
  companyStore,
} from '@narae/shell-sdk/host';
import { startPage, takePreloadedData } from '@narae/ssr/hydrate';
import { monitorHistory } from '@narae/contracts/rows';
import { call } from '@narae/shell-sdk';
import { fetchAhead } from '../federation/fetch-ahead.ts';
import { completeAddress } from './complete-address.ts';
import { loadFromRemote } from '../federation/load-from-remote.ts';

export async function start(root: HTMLElement): Promise<void> {
  const lanTp = resolveLanguage(location.search, navigator.languages);
  rememberCompany(location.search);
  document.documentElement.lang = htmlLang(lanTp);
  configureClient({
    lanTp: getLanTp,
    member: actingMember,
    onSessionLost: () => setUser(null),
    onSessionChanged: () => void askSession(),
    onSecondFactorNeeded: needSecondFactor,
    onConfirmNeeded: askConfirmation,
  });
  provideModuleLoader(loadFromRemote);
  const serverRendered = !completeAddress() && takePreloadedData(lanTp);
  const show = startPage(root, serverRendered);
  if (!serverRendered) void fetchAhead(location.pathname);
  setTimeout(() => prepareFormats(lanTp));
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  const { BrowserApp } = await import(/* webpackMode: "eager" */ './browser-app.tsx');
  await setLanguage(lanTp);
  show(<BrowserApp />);
  followSession();
  countVisit(lanTp);
}

const NAME = 'visit_counted';
const systems = ['iPhone', 'iPad', 'iPod', 'Android'] as const;

/** By words of the user agent (PAY-3). */
function systemOf(userAgent: string): string {
  return systems.find((system) => userAgent.includes(system)) ?? 'desktop';
}

/** Once per visit (ACCOUNT-17); nobody waits for it. */
function countVisit(lanTp: LanTp): void {
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
