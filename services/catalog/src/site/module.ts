import type { ServiceModule } from '@narae/service-kit';
import type { SiteContext } from './context.ts';
import { codeRoutes, pageRoutes } from './site.routes.ts';

export const siteModule: ServiceModule<SiteContext> = { name: 'site', routes: [codeRoutes, pageRoutes] };
