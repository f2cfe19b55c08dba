import type { ServiceModule } from '@narae/service-kit';
import type { SessionsContext } from './context.ts';
import { sessionRoutes, mySessionRoutes } from './sessions.routes.ts';

export const sessionsModule: ServiceModule<SessionsContext> = {
  name: 'sessions',
  routes: [sessionRoutes, mySessionRoutes],
};
