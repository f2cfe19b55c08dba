import type { ServiceModule } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import { keyRoutes } from './keys.routes.ts';

export const kernelModule: ServiceModule<KernelContext> = {
  name: 'kernel',
  routes: [keyRoutes],
  jobs: [({ auditLog, log }) => auditLog.start(log)],
};
