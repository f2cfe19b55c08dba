import { providePreloaded } from '../preload/preloaded-data.ts';
import type { Question, Render, SsrJob } from '../protocol.ts';
import { ClientOnlyError } from './client-only-error.ts';
import { filesOfPage } from './files-of-page.ts';
import { openRelease, type Release, type SharedModules } from './release.ts';
import { splitHead } from './split-head.ts';
import { resetUsedParts, usedParts, usePart } from './used-parts.ts';

export interface PageToRender extends Pick<SsrJob, 'path' | 'search' | 'lan_tp'> {
  /** Loads `./<kind>` of a remote. @throws ClientOnlyError when the remote brings no server rendering */
  readonly loadModule: (remote: string, kind: string) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Renders the whole page to what stands in the root element; what the shell's server entry exports. */
export type RenderPage = (page: PageToRender) => Promise<string>;

interface Host {
  readonly renderPage: RenderPage;
  readonly shared: SharedModules;
  readonly folder: string;
}

const textOf = (error: unknown): string => String((error as Error | undefined)?.stack ?? error);

/** Remotes share the shell's modules, as in the browser. One page at a time: language and data are global. */
export const createRenderer = ({ renderPage, shared, folder }: Host): Render => {
  const releases = new Map<string, Release>([['shell', openRelease('shell', folder, shared)]]);

  const loadModule = async (remote: string, kind: string): Promise<unknown> => {
    const release = releases.get(remote);
    if (!release) throw new ClientOnlyError(`${remote} is not rendered by servers`);
    return usePart(`${remote}/src/exposes/${kind}.tsx`, () => release.load()[kind]);
  };

  return async ({ remotes, answers, drawn_at: drawnAt, ...page }) => {
    const missing: Question[] = [];
    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    try {
      for (const [app, its] of Object.entries(remotes))
        if (!releases.has(app)) releases.set(app, openRelease(app, its, shared));
      resetUsedParts();
      providePreloaded(answers, {
        at: Date.now(),
        drawnAt,
        onMissing: (call, info) => missing.push({ call, info }),
      });
      const markup = await renderPage({ ...page, loadModule, onError });
      const error = errors.length > 0 ? { error: textOf(errors[0]) } : {};
      return { ...splitHead(markup), missing, ...filesOfPage(usedParts(), releases), ...error };
    } catch (error) {
      return { html: null, head: '', missing, styles: [], scripts: [], error: textOf(error) };
    }
  };
};
