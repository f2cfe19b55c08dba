import { catalogCalls } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import { findLanTp } from '@narae/contracts/languages';
import type { AnswerQuestions } from '@narae/ssr/server';
import type { CatalogueFacts } from '../pages/catalogue-facts.ts';

/** Only what any stranger may read of the catalogue is asked for in a page's name. */
const mayAsk = (call: string, info: unknown): boolean => {
  if (!Object.hasOwn(catalogCalls, call)) return false;
  const name = call as keyof typeof catalogCalls;
  return callTable[name].access === 'public' && catalogCalls[name].input.safeParse(info).success;
};

/** Asks the catalogue for what a page needs; null when a question may not be asked or has no answer. */
export const createAnswers =
  (facts: CatalogueFacts): AnswerQuestions =>
  async (questions, lanTp) => {
    if (!questions.every(({ call, info }) => mayAsk(call, info))) return null;
    const outputs = await Promise.all(
      questions.map(({ call, info }) => facts.ask(call as never, info as never, { lanTp: findLanTp(lanTp) })),
    );
    if (outputs.some((output) => output === null)) return null;
    return questions.map((question, at) => ({ ...question, output: outputs[at] }));
  };
