import type { ServiceModule } from '@narae/service-kit';
import type { MediaContext } from './context.ts';
import { downloadRoute } from './download.routes.ts';

export const mediaModule: ServiceModule<MediaContext> = { name: 'media', routes: [downloadRoute] };
