import { packageTrip, tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
  const pair = { prod_type: packageTrip.prod_type, prod_category: packageTrip.prod_category };
  await service.sell({ ...tour, ...pair, prod_id: 'PBESIDE' });
  await service.sell({ ...tour, prod_type: pair.prod_type, prod_category: '02', prod_id: 'PELSEWHERE' });
});
afterAll(() => service.close());

const single = [{ hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 }];

test('a cart takes the rooms of another product of the pair, at their price', async () => {
  const me = shopper(service, 'MEM0000000141');
  const { status, body } = await me.add({ prod_id: 'PBESIDE', hotels: single });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(await me.detail(body.cart_id)).toMatchObject({
    hotel_price: 50,
    total_price: 150,
    hotels: [{ hotel_dtl_id: 'HSINGLE', origin_hotel_price: 65_000 }],
  });
});

test('a product whose pair has rooms needs them, one of another category neither needs nor takes them', async () => {
  const me = shopper(service, 'MEM0000000142');
  expect((await me.add({ prod_id: 'PBESIDE', hotels: [] })).body.error).toBe('hotel_personnel_mismatch');
  expect((await me.add({ prod_id: 'PELSEWHERE', hotels: single })).body.error).toBe('hotel_unknown');
  expect((await me.add({ prod_id: 'PELSEWHERE', hotels: [] })).status).toBe(200);
});
