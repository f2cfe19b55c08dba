import type { ServiceModule } from '@narae/service-kit';
import type { MailContext } from './context.ts';
import { mailPreferenceRoutes } from './mail.routes.ts';
import { consumeCommunityAnswers, announcePreferences } from './mail.consumers.ts';

export const mailModule: ServiceModule<MailContext> = {
  name: 'mail',
  routes: [mailPreferenceRoutes],
  consumers: [consumeCommunityAnswers, announcePreferences],
};
