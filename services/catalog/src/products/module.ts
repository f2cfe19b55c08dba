import type { ServiceModule } from '@narae/service-kit';
import type { ProductsContext } from './context.ts';
import { consumeReviewSummaries, consumeSeatChanged, consumeStockChanged } from './products.consumers.ts';
import { startClosedDaysJob } from './closed-days/closed-days.job.ts';
import { startProductJob } from './products.job.ts';
import { startRangesJob } from './ranges/ranges.job.ts';
import { startSeriesJob } from './series/series.job.ts';
import {
  closedDaysRoutes,
  departureRoutes,
  optionRoutes,
  productRoutes,
  refundScheduleRoutes,
  listRoutes,
  rangeRoutes,
  seriesRoutes,
  tripRoutes,
} from './products.routes.ts';

export const productsModule: ServiceModule<ProductsContext> = {
  name: 'products',
  routes: [
    productRoutes,
    tripRoutes,
    optionRoutes,
    listRoutes,
    refundScheduleRoutes,
    departureRoutes,
    seriesRoutes,
    rangeRoutes,
    closedDaysRoutes,
  ],
  consumers: [consumeSeatChanged, consumeStockChanged, consumeReviewSummaries],
  jobs: [startProductJob, startSeriesJob, startRangesJob, startClosedDaysJob],
};
