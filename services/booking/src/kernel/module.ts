import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { problemRoutes } from './dead-letters/problems.routes.ts';

/** The booking document, its rules, and the service's dead letters. */
export const kernelModule: ServiceModule<KernelContext> = {
  name: 'kernel',
  routes: [problemRoutes],
  jobs: [(context) => context.auditLog.start(context.log)],
};
