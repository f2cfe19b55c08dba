import type { Nudge } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { RatesContext } from '../rates/index.ts';
import {
  optionModel,
  refundScheduleModel,
  type StoredOption,
  type StoredRefundSchedule,
} from './parts/parts.model.ts';
import {
  productModel,
  productTextModel,
  type StoredProduct,
  type StoredProductText,
} from './product/product.model.ts';
import { closedDaysModel, type StoredClosedDays } from './closed-days/closed-days.model.ts';
import { rangeModel, type StoredRange } from './ranges/range.model.ts';
import { seriesModel, type StoredSeries } from './series/series.model.ts';
import type { TripBook } from './trip-book/trip-book.ts';
import { type StoredTrip, tripModel } from './trips/trip.model.ts';

export interface ProductsContext extends RatesContext {
  readonly products: Model<StoredProduct>;
  readonly trips: Model<StoredTrip>;
  readonly series: Model<StoredSeries>;
  /** Tells the job that a series was added. */
  readonly seriesDue: Nudge;
  readonly ranges: Model<StoredRange>;
  /** Tells the job that the change of a range was asked for. */
  readonly rangesDue: Nudge;
  readonly closedDays: Model<StoredClosedDays>;
  /** Tells the job that closed days were added or deleted. */
  readonly closedDaysDue: Nudge;
  readonly texts: Model<StoredProductText>;
  readonly options: Model<StoredOption>;
  readonly refundSchedules: Model<StoredRefundSchedule>;
  readonly tripBook: TripBook;
}

export const productsStore = (store: Connection) => ({
  products: productModel(store),
  trips: tripModel(store),
  series: seriesModel(store),
  ranges: rangeModel(store),
  closedDays: closedDaysModel(store),
  texts: productTextModel(store),
  options: optionModel(store),
  refundSchedules: refundScheduleModel(store),
});
