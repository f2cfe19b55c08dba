import type { ServiceModule } from '@narae/service-kit';
import type { AdminContext } from './context.ts';
import { adminRoutes } from './drafts/admin.routes.ts';

export const contentModule: ServiceModule<AdminContext> = { name: 'content', routes: [adminRoutes] };
