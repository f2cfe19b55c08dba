import { isApp } from '@narae/releases';
import { seoulDay } from '@narae/rules';
import { createServerPages, noServerPages, type PageRequest, type ServerPages } from '@narae/ssr/server';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { EdgeSettings } from '../config.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { releasesFor, type SiteReleases, type VisitorReleases } from '../releases/site-releases.ts';
import { createAnswers } from './answer-questions.ts';
import { createPageCounter } from './count-pages.ts';

/** Pages rendered by the releases a visitor gets. */
export interface RenderedPages {
  /** Null where the page goes out as the plain shell. */
  readonly of: (releases: VisitorReleases, request: PageRequest) => ReturnType<ServerPages['of']>;
  /** Counts a page that goes out again as it was rendered. */
  readonly again: () => void;
}

/** Starts server rendering for as long as the edge runs; with `SSR=off` every page is the plain shell. */
export const startServerPages = (
  app: FastifyInstance,
  { SSR }: Pick<EdgeSettings, 'SSR'>,
  site: SiteReleases,
  facts: PageFacts,
): RenderedPages => {
  const folderOf = (name: string, version = ''): string => {
    if (!isApp(name)) throw new Error(`no part of the site is named ${name}`);
    return path.join(site.rootOf(name), version);
  };
  const count = createPageCounter(app);
  const pages =
    SSR === 'off'
      ? noServerPages
      : createServerPages({
          folderOf,
          answer: createAnswers(facts),
          // Days to go and deadlines are counted from today.
          variant: () => seoulDay(new Date()),
          round: facts.round,
          count,
          log: app.log,
        });

  const foldersOf = ({ shell, remotes }: VisitorReleases) => ({
    shell: folderOf('shell', shell ?? 'none'),
    remotes: Object.fromEntries(remotes.map(({ name, version }) => [name, folderOf(name, version)])),
  });
  // While the rest of the edge is still starting: its thread needs half a second before the first page.
  const warm = async (): Promise<void> => pages.warm(foldersOf(releasesFor(await site.current(), '')));
  warm().catch((err: unknown) => app.log.error({ err }, 'server rendering could not be started beforehand'));
  app.addHook('onClose', () => pages.close());
  return { of: (releases, request) => pages.of(foldersOf(releases), request), again: () => count('cached') };
};
