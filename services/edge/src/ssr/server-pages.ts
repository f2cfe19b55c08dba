import { isApp } from '@narae/releases';
import { seoulDay } from '@narae/rules';
import {
  createServerPages,
  noServerPages,
  type PageRequest,
  type ServerPages,
  type AnswerQuestions,
  type Question,
  type SsrOutcome,
} from '@narae/ssr/server';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { communityCalls } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import { findLanTp } from '@narae/contracts/languages';
import { Counter } from 'prom-client';
import type { EdgeSettings } from '../config.ts';
import { type PageFacts, factCalls, type FactCall } from '../pages/page-facts.ts';
import { releasesFor, type SiteReleases, type VisitorReleases } from '../releases/site-releases.ts';

export interface RenderedPages {
  /** Null where the page goes out as the plain shell. */
  readonly of: (releases: VisitorReleases, request: PageRequest) => ReturnType<ServerPages['of']>;
  readonly again: () => void;
}

/** With `SSR=off` every page is the plain shell. */
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
          variant: () => seoulDay(new Date()),
          round: facts.round,
          count,
          log: app.log,
        });

  const foldersOf = ({ shell, remotes }: VisitorReleases) => ({
    shell: folderOf('shell', shell ?? 'none'),
    remotes: Object.fromEntries(remotes.map(({ name, version }) => [name, folderOf(name, version)])),
  });
  // The rendering thread needs half a second before its first page.
  const warm = async (): Promise<void> => pages.warm(foldersOf(releasesFor(await site.current(), '')));
  warm().catch((err: unknown) => app.log.error({ err }, 'server rendering could not be started beforehand'));
  app.addHook('onClose', () => pages.close());
  return { of: (releases, request) => pages.of(foldersOf(releases), request), again: () => count('cached') };
};

/** Only public calls may be asked in a page's name. */
const mayAsk = ({ call, info }: Question): boolean => {
  if (!Object.hasOwn(factCalls, call)) return false;
  const name = call as FactCall;
  return callTable[name].access === 'public' && factCalls[name].input.safeParse(info).success;
};

/** Pages go out without the community's answers while it is silent. */
const mayStayOpen = ({ call }: Question): boolean => Object.hasOwn(communityCalls, call);

/** Null if a call is not allowed, or the catalogue does not answer. */
const createAnswers =
  (facts: PageFacts): AnswerQuestions =>
  async (questions, lanTp) => {
    if (!questions.every(mayAsk)) return null;
    const answers = await Promise.all(
      questions.map(async (question) => ({
        question,
        output: await facts.ask(question.call as never, question.info as never, { lanTp: findLanTp(lanTp) }),
      })),
    );
    const open = answers.filter(({ output }) => output === null).map(({ question }) => question);
    if (!open.every(mayStayOpen)) return null;
    return {
      answers: answers
        .filter(({ output }) => output !== null)
        .map(({ question, output }) => ({ ...question, output })),
      open,
    };
  };

const createPageCounter = (app: FastifyInstance): ((outcome: SsrOutcome) => void) => {
  const pages = new Counter({
    name: 'narae_ssr_pages_total',
    help: 'Pages by outcome of server rendering: cached, rendered, partial, late, failed, no_data, no_renderer',
    labelNames: ['outcome'],
    registers: [],
  });
  app.metrics.include([pages]);
  return (outcome) => pages.inc({ outcome });
};
