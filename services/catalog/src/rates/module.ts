import type { ServiceModule } from '@narae/service-kit';
import type { RatesContext } from './context.ts';
import { startRateJob } from './rates.job.ts';
import { rateRoutes } from './rates.routes.ts';

export const ratesModule: ServiceModule<RatesContext> = {
  name: 'rates',
  routes: [rateRoutes],
  jobs: [startRateJob],
};
