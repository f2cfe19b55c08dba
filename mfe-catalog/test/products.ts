import type { Product, ProductDetail } from '@narae/contracts';
import { firstRefundSchedules, nameChangeOf } from '@narae/rules';

/** A product as lists show it: a theme tour in the far future with seats to spare. */
export const product = (prod_id: string, change: Partial<Product> = {}): Product => ({
  prod_id,
  prod_type: 'CG002',
  prod_category: '01',
  variant: 'trip',
  prod_title: `Tour ${prod_id}`,
  prod_desc: '',
  ymd_format: '2099-05-01',
  end_ymd_format: '2099-05-02',
  prod_price: 100,
  from_price: 100,
  origin_price: 130_000,
  prod_price_tp: 'USD',
  deal_bas_r: 1_300,
  tr_place: 'Seoul',
  inventory_cnt: 20,
  progress_yn: 'Y',
  package_cnt: 0,
  package_type: '',
  opt_code: '',
  file_path: 'product',
  file_name: '1.jpg',
  file_type: '1',
  file_alt: '',
  ...change,
});

/** The same as its own page shows it. */
export const productDetail = (prod_id: string, change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...product(prod_id),
  prod_content: '<p>Walk</p>',
  location: 'Seoul',
  lat: 0,
  lng: 0,
  discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  documents: { air_ticket: false, birth_certificate: false },
  cancellation: 'tour',
  refund_schedule: 'trip-day',
  refund_terms: firstRefundSchedules['trip-day'],
  name_change: nameChangeOf('tour'),
  ticket_yn: 'N',
  ticket_cnt: 0,
  has_hotel: false,
  meeting_point: '',
  duration_hours: 0,
  group_max: 0,
  min_cnt: 0,
  guide_languages: [],
  ...change,
});
