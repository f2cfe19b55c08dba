import { packageTrip } from '../../../test/support/products.ts';
import type { BookingOption, BookingRoom } from '../../kernel/booking/booking-parts.model.ts';
import { withOwnLines } from './changes.rules.ts';

const names = packageTrip.titles;
const option = { opt_code: 'GONE', names, origin_price: 7, participant_cnt: 1 } as BookingOption;
const room = {
  hotel_dtl_id: 'HGONE',
  hotel_type: 'S',
  names,
  origin_hotel_price: 9,
  personnel_cnt: 1,
} as BookingRoom;

test('what an order has and is no longer on sale may be kept at its price', () => {
  const onSale = { ...option, opt_code: 'PHOTO' };
  const offered = { ...room, hotel_dtl_id: 'HSINGLE' };
  expect(withOwnLines(packageTrip, { options: [onSale, option], rooms: [offered, room] })).toEqual({
    ...packageTrip,
    options: [...packageTrip.options, { opt_code: 'GONE', names, origin_price: 7 }],
    hotels: [...packageTrip.hotels, { hotel_dtl_id: 'HGONE', hotel_type: 'S', names, origin_hotel_price: 9 }],
  });
});
