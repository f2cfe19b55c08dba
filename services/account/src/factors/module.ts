import type { ServiceModule } from '@narae/service-kit';
import type { FactorsContext } from './context.ts';
import { secondFactorRoutes, passkeyRoutes } from './factors.routes.ts';

export const factorsModule: ServiceModule<FactorsContext> = {
  name: 'factors',
  routes: [secondFactorRoutes, passkeyRoutes],
};
