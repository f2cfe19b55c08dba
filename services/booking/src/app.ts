import type { Service } from '@narae/service-kit';
import type { BookingConfig } from './config.ts';
import { startConsumers } from './consumers/start-consumers.ts';
import { createContext } from './context.ts';
import { cartRoutes } from './http/cart-routes.ts';
import { documentRoutes } from './http/document-routes.ts';
import { myInfoRoutes } from './http/my-info-routes.ts';
import { orderRoutes } from './http/order-routes.ts';
import { registerPayments } from './http/payments.ts';
import { selectionRoutes } from './http/selection-routes.ts';
import { travellerRoutes } from './http/traveller-routes.ts';
import { startDocumentJobs } from './jobs/document-jobs.ts';
import { startPaymentJobs } from './jobs/payment-jobs.ts';
import { watchOrders } from './jobs/watch-orders.ts';

/** Cart, travellers, orders, seats and payment (design §1). */
export const bookingService: Service<BookingConfig> = {
  name: 'booking',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config);

    cartRoutes(app, context);
    selectionRoutes(app, context);
    travellerRoutes(app, context);
    documentRoutes(app, context);
    orderRoutes(app, context);
    myInfoRoutes(app, context);
    registerPayments(app, context);

    watchOrders(app, context);
    await startConsumers(context);
    const jobs = [startDocumentJobs(context), await startPaymentJobs(context)];
    app.addHook('onClose', async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    });
  },
};
