import type { ServiceModule } from '@narae/service-kit';
import type { InventoryContext } from './context.ts';
import { placeMetrics } from './places/place.metrics.ts';
import { seatMetrics } from './seats/seat.metrics.ts';

/** Seats of departures, places of events, and the limits on holding them. */
export const inventoryModule: ServiceModule<InventoryContext> = {
  name: 'inventory',
  metrics: [seatMetrics, placeMetrics],
};
