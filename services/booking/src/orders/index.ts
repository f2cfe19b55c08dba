export { whoCancelsBelowMinimum } from './cancellations/change-settings.ts';
export { type OrdersContext, ordersStore } from './context.ts';
export { cancelDeparture } from './departures/cancel-departure.ts';
export { reasonOfDeparture } from './departures/reason-of-departure.ts';
export { loadDepartures } from './gate/load-departures.ts';
export { ordersModule } from './module.ts';
export { ticketsOf } from './tickets/tickets-of.ts';
