import type { Connection } from 'mongoose';
import type { CartContext } from '../cart/index.ts';
import { customTripModel } from './domain/custom-trip.model.ts';

export interface CustomTravelContext extends CartContext {
  readonly customTrips: ReturnType<typeof customTripModel>;
}

export const customTravelStore = (store: Connection) => ({ customTrips: customTripModel(store) });
