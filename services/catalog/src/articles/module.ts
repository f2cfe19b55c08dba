import type { ServiceModule } from '@narae/service-kit';
import { eventRoutes, kpopInfoRoutes, legacyEventRoutes } from './articles.routes.ts';
import type { ArticlesContext } from './context.ts';
import { consumePlacesChanged } from './places-changed.consumer.ts';

export const articlesModule: ServiceModule<ArticlesContext> = {
  name: 'articles',
  routes: [kpopInfoRoutes, eventRoutes, legacyEventRoutes],
  consumers: [consumePlacesChanged],
};
