import type { ServiceModule } from '@narae/service-kit';
import type { SessionsContext } from './context.ts';
import { sessionRoutes, mySessionRoutes } from './sessions.routes.ts';

/** A signed-in browser: its session, its cookies, and what its member has proved. */
export const sessionsModule: ServiceModule<SessionsContext> = {
  name: 'sessions',
  routes: [sessionRoutes, mySessionRoutes],
};
