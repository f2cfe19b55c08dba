import type { SsrLog } from './log.ts';
import type { SsrOutcome } from './outcome.ts';
import { createPageCache } from './page-cache.ts';
import { renderWithData, type AnswerQuestions } from './render-with-data.ts';
import { createRenderers, type ReleaseFolders } from './renderers.ts';
import type { PageRequest, ServerPage } from './server-page.ts';
import { createStyleSheets } from './style-sheets.ts';

/** Milliseconds a visitor waits for a page; then the plain shell goes out. */
const PATIENCE_MS = 1_000;

/** `round` is of the answers it was begun with: a visitor may get a page begun for another. */
interface MadePage {
  readonly page: ServerPage;
  readonly round: number;
}

export interface ServerPages {
  /** Null without server rendering, or when the page is late. */
  readonly of: (folders: ReleaseFolders, request: PageRequest) => Promise<MadePage | null>;
  /** Starts the renderer of a release before the first visitor comes. */
  readonly warm: (folders: ReleaseFolders) => void;
  readonly close: () => Promise<void>;
}

export const noServerPages: ServerPages = {
  of: () => Promise.resolve(null),
  warm: () => undefined,
  close: () => Promise.resolve(),
};

interface Options {
  readonly answer: AnswerQuestions;
  readonly variant: () => string;
  /** Another number once the answers are to be asked for anew. */
  readonly round: () => number;
  readonly folderOf: (app: string) => string;
  readonly count: (outcome: SsrOutcome) => void;
  readonly log: SsrLog;
}

/** Saves rendering the same page for each visitor who asks at the same time. */
export const createServerPages = ({ folderOf, count, ...options }: Options): ServerPages => {
  const { log } = options;
  const renderers = createRenderers(log);
  const surroundings = { ...options, cache: createPageCache(), styleSheet: createStyleSheets(folderOf) };
  const running = new Map<string, Promise<MadePage | null>>();

  /** A page that is late for one visitor is there for the next. */
  const inTime = (page: Promise<MadePage | null>, request: PageRequest): Promise<MadePage | null> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        count('late');
        log.warn({ page: request }, 'a page goes out as the plain shell: its rendering is late');
        resolve(null);
      }, PATIENCE_MS);
    });
    return Promise.race([page, late]).finally(() => clearTimeout(timer));
  };

  return {
    of: (folders, request) => {
      const chosen = renderers.of(folders);
      if (!chosen) {
        count('no_renderer');
        return Promise.resolve(null);
      }
      const key = JSON.stringify([chosen.key, request]);
      const begun = running.get(key);
      if (begun) return inTime(begun, request);
      const round = options.round();
      const page = renderWithData(key, request, chosen, surroundings)
        .catch((err: unknown) => {
          log.error({ err, page: request }, 'a page goes out as the plain shell');
          return { outcome: 'failed' as const, page: null };
        })
        .then((rendered) => {
          count(rendered.outcome);
          return rendered.page && { page: rendered.page, round };
        })
        .finally(() => running.delete(key));
      running.set(key, page);
      return inTime(page, request);
    },
    warm: (folders) => {
      const chosen = renderers.of(folders);
      const home = { path: '/', search: '', lan_tp: 'ENG', answers: [] };
      if (chosen) void chosen.renderer.render({ ...home, remotes: chosen.remotes });
    },
    close: () => renderers.close(),
  };
};
