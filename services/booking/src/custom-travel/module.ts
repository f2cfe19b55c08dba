import type { ServiceModule } from '@narae/service-kit';
import type { CustomTravelContext } from './context.ts';
import { customAdminRoutes } from './custom-admin.routes.ts';
import { startCustomTravelJobs } from './custom-travel.job.ts';
import { customTravelMetrics } from './custom-travel.metrics.ts';
import { customTravelRoutes } from './custom-travel.routes.ts';
import { customDraftRoutes } from './drafts/custom-drafts.routes.ts';

export const customTravelModule: ServiceModule<CustomTravelContext> = {
  name: 'custom-travel',
  routes: [customTravelRoutes, customAdminRoutes, customDraftRoutes],
  metrics: [customTravelMetrics],
  jobs: [startCustomTravelJobs],
};
