import { createHash } from 'node:crypto';
import type { PreloadedAnswer, PreloadedData, Question } from '../protocol.ts';
import type { SsrLog } from './log.ts';
import { jsonInScript } from './markup.ts';
import type { SsrOutcome } from './outcome.ts';
import type { PageCache } from './page-cache.ts';
import type { ChosenRenderer } from './renderers.ts';
import type { PageRequest, ServerPage } from './server-page.ts';
import type { ReadStyleSheet } from './style-sheets.ts';

/** A page asks for its data, then for further data that depend on them, such as a product's options. */
const MAX_ROUNDS = 4;

interface PageData {
  readonly answers: readonly PreloadedAnswer[];
  /** Unanswered questions whose parts are left to the browser. */
  readonly open: readonly Question[];
}

/** In the page's language (CALL-9); null where one is forbidden, or a needed answer is late. */
export type AnswerQuestions = (
  questions: readonly Question[],
  lanTp: PageRequest['lan_tp'],
) => Promise<PageData | null>;

export interface RenderSurroundings {
  readonly answer: AnswerQuestions;
  readonly cache: PageCache;
  readonly styleSheet: ReadStyleSheet;
  /** What else a page depends on: the day, for days to go and deadlines. */
  readonly variant: () => string;
  readonly log: SsrLog;
}

interface Rendered {
  readonly outcome: SsrOutcome;
  readonly page: ServerPage | null;
}

const keyOf = ({ call, info }: Question): string => JSON.stringify([call, info]);

const distinct = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [keyOf(question), question])).values(),
];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Saves hashing an answer anew for each page that is made from it. */
const outputHashes = new WeakMap<object, string>();

const hashOfOutput = (output: unknown): string => {
  if (typeof output !== 'object' || output === null) return JSON.stringify(output);
  const cached = outputHashes.get(output) ?? hashOf(JSON.stringify(output));
  outputHashes.set(output, cached);
  return cached;
};

const fingerprint = ({ answers, open }: PageData, variant: string): string =>
  JSON.stringify([
    variant,
    answers.map(({ output, ...question }) => [keyOf(question), hashOfOutput(output)]),
    open.map(keyOf),
  ]);

/**
 * Renders again with the data a page missed. Its questions are kept under `key`, so that next time one
 * rendering is enough, and none is needed while the answers stay the same.
 */
export const renderWithData = async (
  key: string,
  request: PageRequest,
  { renderer, remotes }: ChosenRenderer,
  { answer, cache, styleSheet, variant, log }: RenderSurroundings,
): Promise<Rendered> => {
  const cached = cache.get(key);
  let answered = await answer(cached?.questions ?? [], request.lan_tp);
  for (let round = 0; answered && round < MAX_ROUNDS; round += 1) {
    const { answers, open }: PageData = answered;
    const madeOf = fingerprint(answered, variant());
    if (round === 0 && cached?.madeOf === madeOf) return { outcome: 'cached', page: cached.page };
    const drawn_at = Date.now();
    const result = await renderer.render({ ...request, remotes, answers, drawn_at });
    if (result?.error) log.warn({ page: request, why: result.error }, 'a part of a page cannot be rendered');
    if (!result || result.html === null) return { outcome: 'failed', page: null };
    const leftOpen = new Set(open.map(keyOf));
    const missing = distinct(result.missing).filter((question) => !leftOpen.has(keyOf(question)));
    if (missing.length === 0) {
      const { html, head, scripts } = result;
      const styles = await Promise.all(result.styles.map(styleSheet));
      const data: PreloadedData = { lan_tp: request.lan_tp, answers, drawn_at };
      const page = { html, head, styles, scripts, data: jsonInScript(data) };
      const questions = [...answers, ...open].map(({ call, info }) => ({ call, info }));
      cache.set(key, { questions, madeOf, page });
      return { outcome: result.error || open.length > 0 ? 'partial' : 'rendered', page };
    }
    const more: PageData | null = await answer(missing, request.lan_tp);
    answered = more && { answers: [...answers, ...more.answers], open: [...open, ...more.open] };
  }
  return { outcome: 'no_data', page: null };
};
