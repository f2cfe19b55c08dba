import type { ServiceModule } from '@narae/service-kit';
import type { CartContext } from './context.ts';
import { startCompanionJobs } from './companions/companions.job.ts';
import { companionRoutes } from './companions/companions.routes.ts';
import { startCartJobs } from './rows/cart.job.ts';
import { cartRoutes } from './rows/cart.routes.ts';
import { travellerRoutes } from './travellers/travellers.routes.ts';

export const cartModule: ServiceModule<CartContext> = {
  name: 'cart',
  routes: [cartRoutes, travellerRoutes, companionRoutes],
  jobs: [startCompanionJobs, startCartJobs],
};
