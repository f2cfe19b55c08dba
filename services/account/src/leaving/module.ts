import type { ServiceModule } from '@narae/service-kit';
import type { LeavingContext } from './context.ts';
import { leavingRoutes, exportRoutes, joiningRoutes } from './leaving.routes.ts';
import { consumeMemberWithdrawn, consumeTrips } from './leaving.consumers.ts';
import { startExportJob, startRejectedJob } from './leaving.jobs.ts';
import { followJoins } from './merge/move-account.ts';

export const leavingModule: ServiceModule<LeavingContext> = {
  name: 'leaving',
  routes: [leavingRoutes, exportRoutes, joiningRoutes],
  consumers: [consumeMemberWithdrawn, consumeTrips],
  jobs: [startExportJob, startRejectedJob, followJoins],
};
