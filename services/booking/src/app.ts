import type { Service } from '@narae/service-kit';
import type { BookingConfig } from './config.ts';
import { startConsumers } from './consumers/start-consumers.ts';
import { createContext } from './context.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { myInfoRoutes } from './orders/my-info.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { registerPayments } from './checkout/checkout.routes.ts';
import { selectionRoutes } from './legacy/cart-lines.routes.ts';
import { travellerRoutes } from './travellers/travellers.routes.ts';
import { startDocumentJobs } from './documents/documents.job.ts';
import { startPaymentJobs } from './payments/payments.job.ts';
import { watchOrders } from './orders/order.metrics.ts';

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
