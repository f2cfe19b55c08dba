import type { ServiceModule } from '@narae/service-kit';
import type { QuestionContext } from './context.ts';
import { startPictureJob } from './pictures/question-pictures.job.ts';
import { questionRoutes } from './questions.routes.ts';

export const questionModule: ServiceModule<QuestionContext> = {
  name: 'questions',
  routes: [questionRoutes],
  jobs: [startPictureJob],
};
