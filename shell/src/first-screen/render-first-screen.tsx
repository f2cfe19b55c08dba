import { CLIENT_ONLY, type SsrJob } from '@narae/ssr/protocol';
import { findLanTp, forgetTexts, getLanTp, loadPack, setLanguage } from '@narae/i18n';
import { configureClient, provideModuleLoader, type ModuleLoader } from '@narae/shell-sdk/host';
import { providePreloaded } from '@narae/ssr/preload';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import '../texts.ts';

interface Surroundings {
  readonly loadModule: (remote: string, kind: string) => Promise<unknown>;
  /** Told of every call the page would have liked to know the answer of. */
  readonly onMissing: (call: string, info: unknown) => void;
  /** Told of a part that cannot be rendered here, though it should; its place is left to the browser. */
  readonly onError: (error: unknown) => void;
}

/**
 * The whole page as a stranger sees it, from the data that is given: what the edge puts into the root element and
 * the browser takes over. Nobody is signed in here. One page at a time. @throws when there are no texts
 */
export async function renderFirstScreen(
  { path, search, lan_tp, answers }: Omit<SsrJob, 'id'>,
  { loadModule, onMissing, onError }: Surroundings,
): Promise<string> {
  const lanTp = findLanTp(lan_tp) ?? 'ENG';
  forgetTexts();
  configureClient({ lanTp: getLanTp });
  provideModuleLoader(loadModule as ModuleLoader);
  providePreloaded(answers, { at: Date.now(), onMissing });
  await Promise.all([loadPack(lanTp, 'common'), loadPack(lanTp, 'shell')]);
  await setLanguage(lanTp);
  const router = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StaticRouter location={path + search}>{children}</StaticRouter>
  );
  const stream = await renderToReadableStream(<App router={router} />, {
    onError: (error) => {
      if (error instanceof Error && error.name === 'ClientOnly') return CLIENT_ONLY;
      onError(error);
      return undefined;
    },
    // Everything in its place: what React would move in by inline scripts, the content policy forbids.
    progressiveChunkSize: Infinity,
  });
  await stream.allReady;
  return new Response(stream).text();
}
