import { everyInTurn } from '@narae/service-kit';
import type { QuestionContext } from '../context.ts';
import { sweepPictures } from './question-pictures.ts';

const hourMs = 60 * 60_000;

export const startPictureJob = (context: QuestionContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    hourMs,
    async () => {
      const swept = await sweepPictures(context);
      if (swept > 0) context.log.info({ swept }, 'pictures of no question deleted');
    },
    { log: context.log, name: 'community-question-pictures' },
  );
