import { findLanTp, forgetTexts, getLanTp, loadPack, setLanguage } from '@narae/i18n';
import { configureClient, provideModuleLoader, type ModuleLoader } from '@narae/shell-sdk/host';
import { renderToHtml, type RenderPage } from '@narae/ssr/worker';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import '../texts.ts';

/** As for a signed-out visitor. @throws when its texts cannot be loaded */
export const renderPage: RenderPage = async ({ path, search, lan_tp, loadModule, onError }) => {
  const lanTp = findLanTp(lan_tp) ?? 'ENG';
  forgetTexts();
  configureClient({ lanTp: getLanTp });
  provideModuleLoader(loadModule as ModuleLoader);
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  await setLanguage(lanTp);
  const router = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StaticRouter location={path + search}>{children}</StaticRouter>
  );
  return renderToHtml(<App router={router} />, onError);
};
