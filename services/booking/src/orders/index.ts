export { whoCancelsBelowMinimum } from './cancellations/cancel-desk.ts';
export { type OrdersContext, ordersStore } from './context.ts';
export { cancelDeparture, reasonOfDeparture } from './departures/departure-cancel.ts';
export { hearDepartureChanges } from './departure-changes/departure-change.ts';
export { loadDepartures } from './gate/gate-lists.ts';
export { ordersModule } from './module.ts';
export { ticketsOf } from './tickets/tickets.ts';
