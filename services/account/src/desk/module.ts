import type { ServiceModule } from '@narae/service-kit';
import type { DeskContext } from './context.ts';
import { adminRoutes, administratorRoutes, visitRoutes } from './desk.routes.ts';
import { consumeLocks } from './desk.consumers.ts';

export const deskModule: ServiceModule<DeskContext> = {
  name: 'desk',
  routes: [adminRoutes, administratorRoutes, visitRoutes],
  consumers: [consumeLocks],
};
