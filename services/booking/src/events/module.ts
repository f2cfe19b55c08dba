import type { ServiceModule } from '@narae/service-kit';
import type { EventsContext } from './context.ts';
import { eventDocumentRoutes } from './documents/event-documents.routes.ts';
import { legacyEventDocumentRoutes } from './documents/legacy.routes.ts';
import { startEventMessageJob } from './messages/event-messages.job.ts';
import { eventAdminRoutes } from './organiser/event-admin.routes.ts';
import { startEventReservationJobs } from './reservations/event-reservations.job.ts';
import { eventReservationRoutes } from './reservations/event-reservations.routes.ts';
import { legacyEventReservationRoutes } from './reservations/legacy.routes.ts';

export const eventsModule: ServiceModule<EventsContext> = {
  name: 'events',
  routes: [
    eventReservationRoutes,
    eventDocumentRoutes,
    eventAdminRoutes,
    legacyEventReservationRoutes,
    legacyEventDocumentRoutes,
  ],
  jobs: [startEventReservationJobs, startEventMessageJob],
};
