import type { LanTp } from '@narae/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { shown, textFields } from '../../content/index.ts';
import type { StoredProduct } from '../product/product.model.ts';

const cardFields = (lanTp: LanTp): Record<string, 0 | 1> => ({
  _id: 0,
  prod_id: 1,
  trip_id: 1,
  dates_cnt: 1,
  prod_type: 1,
  prod_category: 1,
  variant: 1,
  progress_yn: 1,
  closed_by: 1,
  ...textFields('titles', lanTp),
  ...textFields('descs', lanTp),
  ...textFields('places', lanTp),
  start_day: 1,
  end_day: 1,
  start_time: 1,
  end_time: 1,
  origin_price: 1,
  package_cnt: 1,
  discounts: 1,
  package_group: 1,
  opt_codes: 1,
  'list_picture.file_name': 1,
  ...textFields('list_picture.alt', lanTp),
  remaining: 1,
  review_cnt: 1,
  review_tenths: 1,
});

export const detailFields = (lanTp: LanTp): Record<string, 0 | 1> => ({
  ...cardFields(lanTp),
  stands: 1,
  contents_id: 1,
  lat: 1,
  lng: 1,
  documents: 1,
  cancellation: 1,
  refund_schedule: 1,
  refund_terms: 1,
  name_change: 1,
  ticket_yn: 1,
  ticket_cnt: 1,
  move_fee: 1,
  option_stock: 1,
  option_left: 1,
  deposit_yn: 1,
  deposit_pct: 1,
  ...textFields('meeting_points', lanTp),
  duration_hours: 1,
  group_max: 1,
  min_cnt: 1,
  guide_languages: 1,
});

/** Of a category, or all, the departures that stand for their trips (CATALOG-17). */
export const standing = (prod_type: string | undefined): QueryFilter<StoredProduct> => ({
  stands: true,
  ...(prod_type ? { prod_type } : {}),
});

/** Order of lists, from the index: open by departure, then in preparation, then closed (CATALOG-2). */
const listOrder = { shelf: 1, start_day: 1, prod_id: 1 } as const;

interface Few {
  readonly lanTp: LanTp;
  readonly most?: number;
  readonly also?: Record<string, 1>;
}

export const findCards = (
  products: Model<StoredProduct>,
  filter: QueryFilter<StoredProduct>,
  { lanTp, most = 0, also = {} }: Few,
): Promise<StoredProduct[]> =>
  products
    .find({ ...filter, ...shown }, { ...cardFields(lanTp), ...also })
    .sort(listOrder)
    .limit(most)
    .lean<StoredProduct[]>();

/** Products of a pair, and the rooms each brings (CART-6). */
export type RoomsBrought = Pick<StoredProduct, 'prod_id' | 'prod_type' | 'prod_category' | 'hotels'>;

export const roomsOfPairs = (
  products: Model<StoredProduct>,
  pairs: readonly Pick<StoredProduct, 'prod_type' | 'prod_category'>[],
): Promise<RoomsBrought[]> =>
  products
    .find(
      {
        prod_type: { $in: pairs.map(({ prod_type }) => prod_type) },
        prod_category: { $in: pairs.map(({ prod_category }) => prod_category) },
        ...shown,
        'hotels.0': { $exists: true },
      },
      { _id: 0, prod_id: 1, prod_type: 1, prod_category: 1, hotels: 1 },
    )
    .lean<StoredProduct[]>();
