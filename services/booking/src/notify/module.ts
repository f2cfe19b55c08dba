import type { ServiceModule } from '@narae/service-kit';
import type { NotifyContext } from './context.ts';
import { legacyMailRoutes } from './admin/legacy.routes.ts';
import { mailAdminRoutes } from './admin/mail-admin.routes.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { consumeCancelMails } from './cancel-mails/cancel-mails.consumer.ts';
import { consumeCustomMails } from './custom-mails/custom-mails.consumer.ts';
import { consumeMailPreferences } from './delivery/mail-preferences.consumer.ts';
import { consumeOrganiserMails } from './document-mails/organiser-mails.consumer.ts';
import { consumePaperMails } from './document-mails/paper-mails.consumer.ts';
import { consumeEventMails } from './event-mails/event-mails.consumer.ts';
import { mailMetrics } from './mail.metrics.ts';
import { startMinimumPartyJobs } from './minimum-party/minimum-party.job.ts';
import { consumeBalanceMails } from './order-mails/balance-mails.consumer.ts';
import { consumeOrderMails } from './order-mails/order-mails.consumer.ts';
import { consumeWaitingMails } from './waiting-mails/waiting-mails.consumer.ts';

export const notifyModule: ServiceModule<NotifyContext> = {
  name: 'notify',
  routes: [calendarRoutes, mailAdminRoutes, legacyMailRoutes],
  metrics: [mailMetrics],
  consumers: [
    consumeMailPreferences,
    consumeOrderMails,
    consumeBalanceMails,
    consumePaperMails,
    consumeCancelMails,
    consumeEventMails,
    consumeWaitingMails,
    consumeOrganiserMails,
    consumeCustomMails,
  ],
  jobs: [startMinimumPartyJobs],
};
