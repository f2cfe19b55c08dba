import type { ServiceModule } from '@narae/service-kit';
import type { PaymentContext } from './context.ts';
import { paymentAdminRoutes, refundAdminRoutes } from './admin/admin.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { paymentIssueMetrics, paymentMetrics, refundMetrics } from './payment.metrics.ts';
import { startPaymentJobs } from './payments.job.ts';
import { paymentRoutes } from './returns/payments.routes.ts';
import { providerRoutes } from './returns/provider.routes.ts';
import { unionPayReturnRoutes } from './returns/unionpay-return.routes.ts';

/** Checkout, payment attempts, and refunds. */
export const paymentModule: ServiceModule<PaymentContext> = {
  name: 'payment',
  routes: [
    checkoutRoutes,
    paymentRoutes,
    providerRoutes,
    unionPayReturnRoutes,
    refundAdminRoutes,
    paymentAdminRoutes,
  ],
  metrics: [paymentMetrics, refundMetrics, paymentIssueMetrics],
  jobs: [startPaymentJobs],
};
