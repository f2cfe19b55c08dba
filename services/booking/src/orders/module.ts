import type { ServiceModule } from '@narae/service-kit';
import type { OrdersContext } from './context.ts';
import { orderAdminRoutes } from './admin/order-admin.routes.ts';
import { startBalanceJobs } from './balances/balances.job.ts';
import { cancelAdminRoutes } from './cancellations/cancel-admin.routes.ts';
import { startCancellationJobs } from './cancellations/cancellations.job.ts';
import { cancellationRoutes } from './cancellations/cancellations.routes.ts';
import { startOrderChangeJobs } from './changes/order-changes.job.ts';
import { orderChangeRoutes } from './changes/order-changes.routes.ts';
import { startDepartureCancelJobs } from './departures/departure-cancel.job.ts';
import { departureCancelRoutes } from './departures/departure-cancel.routes.ts';
import { startDepartureChangeJobs } from './departure-changes/departure-change.job.ts';
import { startDepartureMoveJobs } from './departures/departure-move.job.ts';
import { deskMoveRoutes } from './departures/departure-move.routes.ts';
import { gateRoutes } from './gate/gate.routes.ts';
import { legacyCartLineRoutes, legacyCartRoutes, legacyTravellerRoutes } from './legacy/legacy.routes.ts';
import { orderRoutes } from './lists/orders.routes.ts';
import { startMoveJobs } from './moves/moves.job.ts';
import { moveRoutes } from './moves/moves.routes.ts';
import { myOrderRoutes } from './my-order/my-order.routes.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import { announceLedgers } from './standings/announce-ledgers.consumer.ts';
import { consumeLateOrders } from './departure-changes/departure-change.consumer.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';

export const ordersModule: ServiceModule<OrdersContext> = {
  name: 'orders',
  routes: [
    orderRoutes,
    orderChangeRoutes,
    moveRoutes,
    myOrderRoutes,
    cancellationRoutes,
    cancelAdminRoutes,
    departureCancelRoutes,
    deskMoveRoutes,
    salesRoutes,
    orderAdminRoutes,
    ticketRoutes,
    gateRoutes,
    legacyCartRoutes,
    legacyCartLineRoutes,
    legacyTravellerRoutes,
  ],
  consumers: [announceLedgers, consumeLateOrders],
  jobs: [
    startBalanceJobs,
    startCancellationJobs,
    startDepartureCancelJobs,
    startDepartureChangeJobs,
    startDepartureMoveJobs,
    startOrderChangeJobs,
    startMoveJobs,
  ],
};
