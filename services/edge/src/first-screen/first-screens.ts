import { catalogCalls } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import type { PreloadedAnswer, PreloadedData } from '@narae/ssr/protocol';
import { seoulDay } from '@narae/rules';
import type { Logger } from '@narae/service-kit';
import { createHash } from 'node:crypto';
import type { CatalogueFacts } from '../pages/ask-catalogue.ts';
import { jsonInScript } from '../pages/markup.ts';
import type { SiteReleases, VisitorReleases } from '../releases/site-releases.ts';
import type { FirstScreenCounter } from './count-first-screens.ts';
import type { FirstScreen } from './first-screen.ts';
import { createKeptScreens, type Question } from './kept-screens.ts';
import { createPageStyles } from './page-styles.ts';
import { createRenderers, type ChosenRenderer } from './renderers.ts';

/** Milliseconds a visitor waits for it, whatever it is that takes long: then the plain shell goes out. */
const PATIENCE_MS = 1_000;
/** A page asks for its data, and then for what those lead to: a product's options, say. */
const MOST_ROUNDS = 4;

interface Asked {
  readonly path: string;
  readonly search: string;
  readonly lan_tp: string;
}

export interface FirstScreens {
  /** Null where no release renders this page, or the data do not come in time. */
  readonly of: (releases: VisitorReleases, page: Asked) => Promise<FirstScreen | null>;
  /** Has a release's rendering ready before the first visitor comes. */
  readonly warm: (releases: VisitorReleases) => void;
  readonly close: () => Promise<void>;
}

/** Every page goes out as the plain shell. */
export const noFirstScreens: FirstScreens = {
  of: () => Promise.resolve(null),
  warm: () => undefined,
  close: () => Promise.resolve(),
};

/** Only what any stranger may read of the catalogue is asked for in a page's name. */
const mayAsk = ({ call, info }: Question): boolean => {
  if (!Object.hasOwn(catalogCalls, call)) return false;
  const name = call as keyof typeof catalogCalls;
  return callTable[name].access === 'public' && catalogCalls[name].input.safeParse(info).success;
};

const distinct = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [JSON.stringify(question), question])).values(),
];

/** Days to go and deadlines are counted from today. */
const fingerprint = (answers: readonly PreloadedAnswer[]): string =>
  createHash('sha256').update(seoulDay(new Date())).update(JSON.stringify(answers)).digest('base64url');

interface Surroundings {
  readonly site: SiteReleases;
  readonly facts: CatalogueFacts;
  readonly count: FirstScreenCounter;
  readonly log: Logger;
}

/**
 * First screens by the releases' own rendering (contracts, first-screen.ts): a page is rendered, says which data it
 * missed, and is rendered again with them. What it asked for is remembered, so that next time one rendering does, and
 * none where the data are the same.
 */
export const createFirstScreens = ({ site, facts, count, log }: Surroundings): FirstScreens => {
  const renderers = createRenderers(site, log);
  const kept = createKeptScreens();
  const running = new Map<string, Promise<FirstScreen | null>>();
  const styleAt = createPageStyles(site);

  const answersOf = async (questions: readonly Question[]): Promise<PreloadedAnswer[] | null> => {
    if (!questions.every(mayAsk)) return null;
    const outputs = await Promise.all(
      questions.map(({ call, info }) => facts.ask(call as never, info as never)),
    );
    if (outputs.some((output) => output === null)) return null;
    return questions.map((question, at) => ({ ...question, output: outputs[at] }));
  };

  const make = async (
    key: string,
    page: Asked,
    { renderer }: ChosenRenderer,
  ): Promise<FirstScreen | null> => {
    const known = kept.get(key);
    let answers = await answersOf(known?.questions ?? []);
    for (let round = 0; answers && round < MOST_ROUNDS; round += 1) {
      const madeOf = fingerprint(answers);
      if (round === 0 && known?.madeOf === madeOf) {
        count('kept');
        return known.screen;
      }
      const result = await renderer.render({ ...page, answers });
      if (result?.error) log.warn({ page, why: result.error }, 'a first screen has a hole');
      if (!result || result.html === null) {
        count('failed');
        return null;
      }
      const missing = distinct(result.missing);
      if (missing.length === 0) {
        const { html, scripts } = result;
        const styles = await Promise.all(result.styles.map(styleAt));
        const data: PreloadedData = { lan_tp: page.lan_tp, answers };
        const screen = { html, styles, scripts, data: jsonInScript(data) };
        kept.set(key, { questions: answers.map(({ call, info }) => ({ call, info })), madeOf, screen });
        count(result.error ? 'holed' : 'rendered');
        return screen;
      }
      const more: PreloadedAnswer[] | null = await answersOf(missing);
      answers = more && [...answers, ...more];
    }
    count('no_data');
    return null;
  };

  /** What comes too late for one visitor is there for the next. */
  const inTime = async (screen: Promise<FirstScreen | null>, page: Asked): Promise<FirstScreen | null> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        count('late');
        log.warn({ page }, 'a page goes out without its first screen, which is late');
        resolve(null);
      }, PATIENCE_MS);
    });
    return Promise.race([screen, late]).finally(() => clearTimeout(timer));
  };

  return {
    of: (releases, page) => {
      const chosen = renderers.of(releases);
      if (!chosen) {
        count('no_renderer');
        return Promise.resolve(null);
      }
      const key = JSON.stringify([chosen.key, page]);
      const begun = running.get(key);
      if (begun) return inTime(begun, page);
      const screen = make(key, page, chosen)
        .catch((err: unknown) => {
          log.error({ err, page }, 'a page goes out without its first screen');
          count('failed');
          return null;
        })
        .finally(() => running.delete(key));
      running.set(key, screen);
      return inTime(screen, page);
    },
    warm: (releases) => {
      void renderers.of(releases)?.renderer.render({ path: '/', search: '', lan_tp: 'ENG', answers: [] });
    },
    close: () => renderers.close(),
  };
};
