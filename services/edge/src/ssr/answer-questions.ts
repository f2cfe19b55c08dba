import { communityCalls } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import { findLanTp } from '@narae/contracts/languages';
import type { AnswerQuestions, Question } from '@narae/ssr/server';
import { factCalls, type FactCall, type PageFacts } from '../pages/page-facts.ts';

/** Only what any stranger may read is asked for in a page's name. */
const mayAsk = ({ call, info }: Question): boolean => {
  if (!Object.hasOwn(factCalls, call)) return false;
  const name = call as FactCall;
  return callTable[name].access === 'public' && factCalls[name].input.safeParse(info).success;
};

/** What people say is a part of a page that the rest goes out without, while the community is silent. */
const mayStayOpen = ({ call }: Question): boolean => Object.hasOwn(communityCalls, call);

/**
 * Asks catalogue and community for what a page needs; null when a question may not be asked, or the catalogue does not
 * answer one.
 */
export const createAnswers =
  (facts: PageFacts): AnswerQuestions =>
  async (questions, lanTp) => {
    if (!questions.every(mayAsk)) return null;
    const asked = await Promise.all(
      questions.map(async (question) => ({
        question,
        output: await facts.ask(question.call as never, question.info as never, { lanTp: findLanTp(lanTp) }),
      })),
    );
    const open = asked.filter(({ output }) => output === null).map(({ question }) => question);
    if (!open.every(mayStayOpen)) return null;
    return {
      answers: asked
        .filter(({ output }) => output !== null)
        .map(({ question, output }) => ({ ...question, output })),
      open,
    };
  };
