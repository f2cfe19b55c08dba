import type { ServiceModule } from '@narae/service-kit';
import type { LeavingContext } from './context.ts';
import { leavingRoutes, exportRoutes, mergeRoutes } from './leaving.routes.ts';
import { consumeMemberWithdrawn, consumeTrips } from './leaving.consumers.ts';
import { startExportJob, startRejectedJob } from './leaving.jobs.ts';
import { followMerges } from './merge/move-account.ts';

export const leavingModule: ServiceModule<LeavingContext> = {
  name: 'leaving',
  routes: [leavingRoutes, exportRoutes, mergeRoutes],
  consumers: [consumeMemberWithdrawn, consumeTrips],
  jobs: [startExportJob, startRejectedJob, followMerges],
};
