import { completeTexts } from '@narae/contracts/localized';
import type { BookableProduct } from '@narae/contracts';

const texts = (name: string) =>
  completeTexts({
    CHN: `${name} 中文`,
    KOR: `${name} 한국어`,
    ENG: `${name} English`,
    JPN: `${name} 日本語`,
    VTN: `${name} Tiếng Việt`,
  });

/** A tour without rooms or package: 130,000 KRW an adult, 20 seats, two options. */
export const tour: BookableProduct = {
  prod_id: 'PTOUR1',
  prod_type: 'CG002',
  prod_category: '02',
  variant: 'trip',
  titles: texts('Han river night walk'),
  places: texts('Seoul'),
  start_day: '2026-12-20',
  end_day: '2026-12-20',
  progress_yn: 'Y',
  origin_price: 130_000,
  package_cnt: 0,
  capacity: 20,
  discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  documents: { air_ticket: false, birth_certificate: false },
  cancellation: 'tour',
  ticket_yn: 'N',
  ticket_cnt: 0,
  options: [
    { opt_code: 'HANBOK', names: texts('Hanbok'), origin_price: 26_000 },
    { opt_code: 'PHOTO', names: texts('Photo'), origin_price: 13_000 },
  ],
  hotels: [],
  file_path: 'PRODUCT',
  file_name: 'tour.jpg',
};

/** A trip for exactly two with single and double rooms; asks the lead's air ticket and birth certificates. */
export const packageTrip: BookableProduct = {
  ...tour,
  prod_id: 'PPACK1',
  prod_type: 'CG001',
  prod_category: '01',
  titles: texts('Busan for two'),
  start_day: '2026-12-18',
  package_cnt: 2,
  documents: { air_ticket: true, birth_certificate: true },
  hotels: [
    { hotel_dtl_id: 'HSINGLE', hotel_type: 'S', names: texts('Single'), origin_hotel_price: 65_000 },
    { hotel_dtl_id: 'HDOUBLE', hotel_type: 'D', names: texts('Double'), origin_hotel_price: 52_000 },
  ],
};

/** A fan meeting: children 2 % off, three seats. */
export const fanMeeting: BookableProduct = {
  ...tour,
  prod_id: 'PFAN1',
  ticket_yn: 'Y',
  ticket_cnt: 30,
  prod_type: 'CG004',
  variant: 'enter',
  titles: texts('Fan meeting'),
  capacity: 3,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
  options: [],
};
