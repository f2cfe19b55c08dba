export { type PaymentContext, paymentStore, paymentTools } from './context.ts';
export { paymentModule } from './module.ts';
export { offeredPayTypes } from './providers/provider-for.ts';
export { refundOf } from './refunds/refund-state.rules.ts';
export { sendRefunds } from './refunds/send-refunds.ts';
export { checkDueAttempts, checkOpenAttempts } from './settle/check-attempt.ts';
