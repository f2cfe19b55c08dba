import type { ServiceModule } from '@narae/service-kit';
import { startJoiningJob } from '../kernel/index.ts';
import type { ReviewContext } from './context.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { keepSummaries } from './summary/summaries.consumer.ts';
import { startAskingJob } from './trips/ask-for-reviews.job.ts';
import { consumeTrips } from './trips/trips.consumer.ts';

export const reviewModule: ServiceModule<ReviewContext> = {
  name: 'reviews',
  routes: [reviewRoutes],
  consumers: [consumeTrips, keepSummaries],
  jobs: [startAskingJob, (context) => startJoiningJob(context, context.reviews)],
};
