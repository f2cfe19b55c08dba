import '@narae/ui/tokens.css';
import '@narae/ui/base.css';
import './boot.css';
import './icon.svg';
import { CLIENT_ONLY } from '@narae/ssr/protocol';
import { getLanTp, htmlLang, loadPack, setLanguage } from '@narae/i18n';
import {
  configureClient,
  confirmSession,
  provideModuleLoader,
  rememberCompany,
  resolveLanguage,
  setUser,
} from '@narae/shell-sdk/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { fetchAhead } from './federation/fetch-ahead.ts';
import { findCall } from './federation/find-call.ts';
import { loadFromRemote } from './federation/load-from-remote.ts';
import { takeFirstData } from './first-screen/first-data.ts';
import { replayPresses } from './first-screen/replay-presses.ts';
import { countVisit } from './session/count-visit.ts';
import './texts.ts';

/** React renders a part anew that it cannot take over, and says only that; why is what helps. */
const reportCause = (error: unknown): void => {
  if (error instanceof Error && 'digest' in error && error.digest === CLIENT_ONLY) return;
  reportError(error instanceof Error ? (error.cause ?? error) : error);
};

async function start(root: HTMLElement): Promise<void> {
  const lanTp = resolveLanguage(location.search, navigator.languages);
  rememberCompany(location.search);
  document.documentElement.lang = htmlLang(lanTp);
  configureClient({ lanTp: getLanTp, onSessionLost: () => setUser(null), findCall });
  provideModuleLoader(loadFromRemote);
  const rendered = takeFirstData(lanTp);
  if (rendered) replayPresses(root);
  else void fetchAhead(location.pathname);
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  await setLanguage(lanTp);
  const page = <App router={BrowserRouter} />;
  if (rendered) hydrateRoot(root, page, { onRecoverableError: reportCause });
  else createRoot(root).render(page);
  void confirmSession();
  countVisit(lanTp);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(() => document.querySelector('.boot-trouble')?.removeAttribute('hidden'));
}
