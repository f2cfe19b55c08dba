import type { ServiceModule } from '@narae/service-kit';
import type { NotifyContext } from './context.ts';
import { legacyMailRoutes } from './admin/legacy.routes.ts';
import { mailAdminRoutes } from './admin/mail-admin.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { consumeMailPreferences, consumeMails } from './mails.consumer.ts';
import { mailMetrics } from './mail.metrics.ts';
import { startMinimumPartyJobs } from './minimum-party/minimum-party.job.ts';

export const notifyModule: ServiceModule<NotifyContext> = {
  name: 'notify',
  routes: [calendarRoutes, mailAdminRoutes, legacyMailRoutes],
  metrics: [mailMetrics],
  consumers: [consumeMailPreferences, consumeMails],
  jobs: [startMinimumPartyJobs],
};
