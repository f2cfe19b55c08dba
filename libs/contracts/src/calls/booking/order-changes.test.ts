import { MOST_TRAVELLERS } from '../../entities/booking/traveller.ts';
import { orderChangeCalls } from './order-changes.calls.ts';

const changeOf = (people: number) => ({
  order_id: 'ORDER000000001',
  names: Array.from({ length: people }, (_, index) => ({ rv_mem_id: `RV${index}`, mem_nm: 'MINA HART' })),
});

it('takes the names of everybody whom an order can have, and of no more', () => {
  const { input } = orderChangeCalls.orderNameChange;
  expect(MOST_TRAVELLERS).toBe(200);
  expect(input.safeParse(changeOf(MOST_TRAVELLERS)).success).toBe(true);
  expect(input.safeParse(changeOf(MOST_TRAVELLERS + 1)).success).toBe(false);
});
