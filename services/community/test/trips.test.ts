import { memberWithdrawnV1, reviewAskedV1, tripChangedV2 } from '@narae/events';
import { stoppedClock, type TestService } from '@narae/test-kit';
import { communityStore } from '../src/desk/context.ts';
import { askForReviews, tripsOver } from '../src/reviews/trips/trips.ts';
import { reviewModel } from '../src/reviews/review.model.ts';
import { tripModel } from '../src/reviews/trips/trip.model.ts';
import { tellProduct } from './support/products.ts';
import { startCommunity } from './support/start-community.ts';

const dayMs = 24 * 3_600_000;
let clock: ReturnType<typeof stoppedClock>;
let community: TestService;
beforeEach(async () => {
  clock = stoppedClock();
  community = await startCommunity(clock.now);
});
afterEach(() => community.close());

const trip = {
  cart_id: 'CART1',
  order_id: 'ORDER1',
  mem_id: 'MEM1',
  prod_id: 'PTOUR1',
  last_day: '2026-11-21',
};
const tell = (version: number, more: { paid?: boolean; last_day?: string; cart_id?: string } = {}) => {
  const data = { ...trip, paid: true, ...more };
  return community.emit(tripChangedV2, { aggregateId: data.cart_id, version, data });
};
const over = (mem_id = 'MEM1') => tripsOver({ trips: tripModel(community.store), now: clock.now }, mem_id);

test('a trip is over from the day after its last day in Seoul, for whoever paid', async () => {
  await tell(3);
  expect(await over()).toEqual([]);
  clock.advance(12 * 3_600_000 - 1);
  expect(await over()).toEqual([]);
  clock.advance(1);
  expect(await over()).toEqual([{ order_id: 'ORDER1', prod_id: 'PTOUR1', last_day: '2026-11-21' }]);
  expect(await over('MEM2')).toEqual([]);
});

test('a trip that was refunded is none, whatever older news comes late', async () => {
  await tell(5, { paid: false });
  await tell(3);
  clock.advance(dayMs);
  expect(await over()).toEqual([]);
});

test('a last day that moved counts as it was told last', async () => {
  await tell(3);
  await tell(3, { last_day: '2026-11-25' });
  clock.advance(dayMs);
  expect(await over()).toEqual([]);
  clock.advance(4 * dayMs);
  expect(await over()).toMatchObject([{ last_day: '2026-11-25' }]);
});

test('180 days after its last day a trip is reviewed no more, and then forgotten', async () => {
  await tell(3);
  clock.advance(180 * dayMs);
  expect(await over()).toHaveLength(1);
  clock.advance(dayMs);
  expect(await over()).toEqual([]);
  await tell(1, { cart_id: 'CART2', last_day: '2027-06-01' });
  const kept = await tripModel(community.store).find().lean().exec();
  expect(kept).toMatchObject([{ cart_id: 'CART2' }]);
});

test('a member who leaves takes their trips along', async () => {
  await tell(3);
  clock.advance(dayMs);
  await community.emit(memberWithdrawnV1, { aggregateId: 'MEM1', version: 2, data: { mem_id: 'MEM1' } });
  expect(await tripModel(community.store).countDocuments({})).toBe(0);
  // Booking goes on telling of what is over.
  await tell(3);
  expect(await tripModel(community.store).countDocuments({})).toBe(0);
});

describe('who came back', () => {
  let told: unknown[];
  let stop: () => void;
  beforeEach(async () => {
    told = [];
    stop = community.bus.watch([reviewAskedV1.subject], ({ data }) => told.push(data));
    await tellProduct(community, 'PTOUR1');
  });
  afterEach(() => stop());
  const hourMs = 3_600_000;
  const context = () => ({
    ...communityStore(community.store),
    now: clock.now,
    relay: { nudge: () => undefined },
  });
  const ask = async (): Promise<number> => {
    const asked = await askForReviews(context() as never);
    await community.settle();
    return asked;
  };
  const first = {
    order_id: 'ORDER1',
    prod_id: 'PTOUR1',
    mem_id: 'MEM1',
    nth: 1,
    titles: expect.objectContaining({ KOR: '한강', VTN: 'Sông Hàn' }),
  };

  test('is asked the day after, at ten in Seoul, and once more a week later', async () => {
    await tell(3);
    // Noon of the last day.
    expect(await ask()).toBe(0);
    clock.advance(22 * hourMs - 1);
    expect(await ask()).toBe(0);
    clock.advance(1);
    expect([await ask(), await ask()]).toEqual([1, 0]);
    expect(told).toEqual([first]);
    clock.advance(7 * dayMs);
    expect([await ask(), await ask()]).toEqual([1, 0]);
    expect(told).toEqual([first, { ...first, nth: 2 }]);
    clock.advance(7 * dayMs);
    expect(await ask()).toBe(0);
  });

  test('is asked once by two processes at once', async () => {
    await tell(3);
    clock.advance(22 * hourMs);
    const asked = await Promise.all([ask(), ask()]);
    expect(asked.reduce((sum, one) => sum + one)).toBe(1);
    expect(told).toEqual([first]);
  });

  test('is not reminded of what was refunded or reviewed meanwhile', async () => {
    await tell(3);
    await tell(1, { cart_id: 'CART2' });
    await tripModel(community.store).updateOne({ cart_id: 'CART2' }, { order_id: 'ORDER2' });
    clock.advance(22 * hourMs);
    expect(await ask()).toBe(2);
    await tell(4, { paid: false });
    const ratings = { stars: 5, guide: 5, programme: 5, value: 5, described: 5 };
    const review = { review_id: 'REVIEW1', order_id: 'ORDER2', prod_id: 'PTOUR1', mem_id: 'MEM1' };
    await reviewModel(community.store).create({
      ...review,
      ...ratings,
      lan_tp: 'KOR',
      standing: 'shown',
      reg_date: clock.now(),
      version: 1,
    });
    clock.advance(7 * dayMs);
    expect(await ask()).toBe(0);
  });

  test('is not asked about what ended long ago, or what the catalogue shows no more', async () => {
    await tell(3);
    clock.advance(9 * dayMs);
    expect(await ask()).toBe(0);
    await tell(1, { cart_id: 'CART3', last_day: '2026-11-29' });
    await tellProduct(community, 'PTOUR1', { withdrawn: true, version: 2 });
    expect(await ask()).toBe(0);
  });
});
