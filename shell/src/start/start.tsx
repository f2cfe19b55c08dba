import { getLanTp, htmlLang, loadPack, prepareFormats, setLanguage } from '@narae/i18n';
import {
  askConfirmation,
  configureClient,
  confirmSession,
  provideModuleLoader,
  rememberCompany,
  resolveLanguage,
  needSecondFactor,
  setUser,
} from '@narae/shell-sdk/host';
import { startPage, takePreloadedData } from '@narae/ssr/hydrate';
import { fetchAhead } from '../federation/fetch-ahead.ts';
import { loadFromRemote } from '../federation/load-from-remote.ts';
import { countVisit } from './count-visit.ts';
import '../texts.ts';

/** Starts the page in its root element. */
export async function start(root: HTMLElement): Promise<void> {
  const lanTp = resolveLanguage(location.search, navigator.languages);
  rememberCompany(location.search);
  document.documentElement.lang = htmlLang(lanTp);
  configureClient({
    lanTp: getLanTp,
    onSessionLost: () => setUser(null),
    onSecondFactorNeeded: needSecondFactor,
    onConfirmNeeded: askConfirmation,
  });
  provideModuleLoader(loadFromRemote);
  const serverRendered = takePreloadedData(lanTp);
  const show = startPage(root, serverRendered);
  if (!serverRendered) void fetchAhead(location.pathname);
  setTimeout(() => prepareFormats(lanTp));
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  const { BrowserApp } = await import(/* webpackMode: "eager" */ './browser-app.tsx');
  await setLanguage(lanTp);
  show(<BrowserApp />);
  void confirmSession();
  countVisit(lanTp);
}
