import '@narae/ui/tokens.css';
import '@narae/ui/base.css';
import './boot.css';
import './icon.svg';
import { getLanTp, htmlLang, loadPack, setLanguage } from '@narae/i18n';
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
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { fetchAhead } from './federation/fetch-ahead.ts';
import { loadFromRemote } from './federation/load-from-remote.ts';
import { countVisit } from './session/count-visit.ts';
import './texts.ts';

async function start(root: HTMLElement): Promise<void> {
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
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  await setLanguage(lanTp);
  show(<App router={BrowserRouter} />);
  void confirmSession();
  countVisit(lanTp);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(() => document.querySelector('.boot-trouble')?.removeAttribute('hidden'));
}
