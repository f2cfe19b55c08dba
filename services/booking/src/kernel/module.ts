import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { troubleRoutes } from './dead-letters/trouble.routes.ts';

/** The booking document, its rules, and the service's dead letters. */
export const kernelModule: ServiceModule<KernelContext> = {
  name: 'kernel',
  routes: [troubleRoutes],
  jobs: [(context) => context.auditLog.start(context.log)],
};
