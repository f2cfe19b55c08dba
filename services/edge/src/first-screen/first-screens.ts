import { catalogCalls } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import type { FirstAnswer, FirstScreenResult } from '@narae/contracts/first-screen';
import { seoulDay } from '@narae/rules';
import type { Logger } from '@narae/service-kit';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueFacts } from '../pages/ask-catalogue.ts';
import type { SiteReleases, VisitorReleases } from '../releases/site-releases.ts';
import { openRenderer, type Renderer } from './open-renderer.ts';

const BUNDLE = 'first-screen.cjs';
/** Pages kept with the data they were made from, and renderers of different releases at a time. */
const MOST_PAGES = 300;
const MOST_RENDERERS = 2;
/** A page asks for its data, and then for what those lead to: a product's options, say. */
const MOST_ROUNDS = 4;

/** What a page shows before its scripts have come. */
export interface FirstScreen extends Pick<FirstScreenResult, 'styles' | 'scripts'> {
  readonly html: string;
  readonly answers: readonly FirstAnswer[];
}

interface Asked {
  readonly path: string;
  readonly search: string;
  readonly lan_tp: string;
}

export interface FirstScreens {
  /** Null where no release renders this page, or the data do not come in time. */
  readonly of: (releases: VisitorReleases, page: Asked) => Promise<FirstScreen | null>;
  readonly close: () => Promise<void>;
}

/** Every page goes out as the plain shell. */
export const noFirstScreens: FirstScreens = {
  of: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

type Question = Omit<FirstAnswer, 'output'>;

/** Only what any stranger may read of the catalogue is asked for in a page's name. */
const mayAsk = ({ call, info }: Question): boolean => {
  if (!Object.hasOwn(catalogCalls, call)) return false;
  const name = call as keyof typeof catalogCalls;
  return callTable[name].access === 'public' && catalogCalls[name].input.safeParse(info).success;
};

const distinct = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [JSON.stringify(question), question])).values(),
];

/**
 * First screens by the releases' own rendering (contracts, first-screen.ts): a page is rendered, says which data it
 * missed, and is rendered again with them. What it asked for is remembered, so that next time one rendering does, and
 * none where the data are the same.
 */
export const createFirstScreens = (site: SiteReleases, facts: CatalogueFacts, log: Logger): FirstScreens => {
  const renderers = new Map<string, Renderer>();
  const pages = new Map<string, { questions: readonly Question[]; madeOf: string; screen: FirstScreen }>();

  const rendererOf = ({ shell, remotes }: VisitorReleases): { key: string; renderer: Renderer } | null => {
    const file = path.join(site.rootOf('shell'), shell ?? '', BUNDLE);
    if (shell === null || !existsSync(file)) return null;
    const folders = remotes
      .map(({ name, version }) => [name, path.join(site.rootOf(name), version)] as const)
      .filter(([, folder]) => existsSync(path.join(folder, BUNDLE)));
    const key = JSON.stringify([file, folders]);
    const known = renderers.get(key);
    renderers.delete(key);
    const renderer = known ?? openRenderer(file, { remotes: Object.fromEntries(folders) }, log);
    renderers.set(key, renderer);
    for (const [old, unused] of renderers) {
      if (renderers.size <= MOST_RENDERERS) break;
      renderers.delete(old);
      void unused.close();
    }
    return { key, renderer };
  };

  const answersOf = async (questions: readonly Question[]): Promise<FirstAnswer[] | null> => {
    if (!questions.every(mayAsk)) return null;
    const outputs = await Promise.all(
      questions.map(({ call, info }) => facts.ask(call as never, info as never)),
    );
    if (outputs.some((output) => output === null)) return null;
    return questions.map((question, at) => ({ ...question, output: outputs[at] }));
  };

  const of: FirstScreens['of'] = async (releases, page) => {
    const found = rendererOf(releases);
    if (!found) return null;
    const key = JSON.stringify([found.key, page]);
    const known = pages.get(key);
    let answers = await answersOf(known?.questions ?? []);
    for (let round = 0; answers && round < MOST_ROUNDS; round += 1) {
      // Days to go and deadlines are counted from today.
      const madeOf = JSON.stringify([seoulDay(new Date()), answers]);
      if (round === 0 && known?.madeOf === madeOf) return known.screen;
      const result = await found.renderer.render({ ...page, answers });
      if (result?.error) log.warn({ page, why: result.error }, 'a first screen has a hole');
      if (!result || result.html === null) return null;
      const missing = distinct(result.missing);
      if (missing.length === 0) {
        const { html, styles, scripts } = result;
        const screen = { html, styles, scripts, answers };
        if (pages.size >= MOST_PAGES) pages.clear();
        pages.set(key, { questions: answers.map(({ call, info }) => ({ call, info })), madeOf, screen });
        return screen;
      }
      const more: FirstAnswer[] | null = await answersOf(missing);
      answers = more && [...answers, ...more];
    }
    return null;
  };

  return {
    of,
    close: async () => {
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
    },
  };
};
