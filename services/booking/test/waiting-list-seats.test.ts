import { addDays, seoulDay, seoulMidnight } from '@narae/rules';
import { until } from '@narae/test-kit';
import { releaseClaim, takeHold } from '../src/inventory/seats/seat-claims.ts';
import { offerSeats, seatOffers } from '../src/inventory/seats/seat-offers.ts';
import { eraseMember } from '../src/members/erase-member.ts';
import { changeEntry } from '../src/waiting-list/entries/change-entry.ts';
import { serveAllQueues } from '../src/waiting-list/queue/serve-queue.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { packageTrip, tour } from './support/products.ts';
import { nobody } from './support/shopper.ts';
import { entryOf, patient, seatsOf } from './support/waiting.ts';

const hour = 60;
let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const minutes = (count: number): Date => new Date(checkout.context.now().getTime() + count * 60_000);
const member = () => patient(checkout.service);
const serve = () => serveAllQueues(checkout.context);

let products = 0;
/** A product all of whose seats somebody else holds, one claim for each. */
const soldOut = async (capacity: number, over: Partial<typeof tour> = {}) => {
  const prod_id = `PWAIT${(products += 1)}`;
  const sell = (change: Partial<typeof tour> = {}) =>
    checkout.service.sell({ ...tour, prod_id, capacity, ...over, ...change });
  await sell();
  const keys = Array.from({ length: capacity }, (_, i) => `CART8${products}${i}`);
  for (const cart_id of keys)
    await takeHold(checkout.context, {
      cart_id,
      mem_id: cart_id,
      prod_id,
      seats: 1,
      options: [],
      until: minutes(1e6),
    });
  return {
    prod_id,
    sell,
    /** Seats return, as they do when a hold ends; then the queue is served, as it is by whatever moved the ledger. */
    return: async (count: number) => {
      for (const cart_id of keys.splice(0, count)) await releaseClaim(checkout.context, { cart_id, prod_id });
      await serve();
    },
    seats: () => seatsOf(checkout.service, prod_id),
    /** waiting_id of everybody who is offered seats. */
    offers: async () => (await seatOffers(checkout.context, prod_id)).offers.map((offer) => offer.waiting_id),
  };
};

describe('joining', () => {
  it('shows the place in the queue: parties and seats ahead', async () => {
    const { prod_id } = await soldOut(4, { start_time: '19:00' });
    const [first, second, third] = [member(), member(), member()];
    await first.waitFor(2, prod_id);
    await second.waitFor(3, prod_id);
    await third.waitFor(1, prod_id);
    expect(await first.mine()).toMatchObject([
      { kind: 'seats', target_id: prod_id, state: 'waiting', seats: 2, parties_ahead: 0, seats_ahead: 0 },
    ]);
    expect(await third.mine()).toMatchObject([
      {
        title: 'Han river night walk English',
        start_time: '19:00',
        parties_ahead: 2,
        seats_ahead: 5,
        mail_yn: 'Y',
      },
    ]);
    const { waiting_id } = (await second.mine())[0]!;
    await second.leave(waiting_id);
    expect(await third.mine()).toMatchObject([{ parties_ahead: 1, seats_ahead: 2 }]);
    expect(await second.mine()).toMatchObject([{ state: 'left', parties_ahead: 0 }]);
  });

  it('answers the entry that is there, also of two requests at once', async () => {
    const { prod_id } = await soldOut(2);
    const me = member();
    const both = await Promise.all([me.waitFor(1, prod_id), me.waitFor(1, prod_id)]);
    const again = await me.waitFor(1, prod_id);
    expect(new Set([...both, again].map(({ body }) => body.waiting_id)).size).toBe(1);
    expect(await me.waitFor(2, prod_id)).toMatchObject({ status: 409, body: { error: 'waiting_already' } });
    expect(await me.mine()).toHaveLength(1);
  });

  it('is for parties that cannot be booked now and could ever be', async () => {
    const full = await soldOut(2);
    await full.return(1);
    const custom = { ...tour, prod_id: 'CUSTOM000000001', capacity: 0 };
    await checkout.service.sell(custom);
    const me = member();
    const rejections = [
      [me.waitFor(1, full.prod_id), 'waiting_not_needed'],
      [me.waitFor(3, full.prod_id), 'waiting_party_size'],
      [me.waitFor(0, full.prod_id), 'prod_cnt_fail'],
      [me.join('seats', full.prod_id, {}), 'prod_cnt_fail'],
      [me.waitFor(1, packageTrip.prod_id), 'package_cnt_mismatch'],
      [me.waitFor(1, 'PNOWHERE'), 'product_not_found'],
      // Somebody's custom trip is there for nobody else.
      [me.waitFor(1, custom.prod_id), 'product_not_found'],
      [me.waitForOpening(custom.prod_id), 'product_not_found'],
    ] as const;
    for (const [call, error] of rejections) expect((await call).body).toMatchObject({ error });
    expect((await me.waitFor(2, full.prod_id)).status).toBe(200);
  });

  it('is for a product without any seats yet as well', async () => {
    const { prod_id } = await soldOut(0);
    const me = member();
    expect((await me.waitFor(4, prod_id)).status).toBe(200);
    expect(await me.mine()).toMatchObject([{ state: 'waiting', seats: 4 }]);
  });

  it('is bounded by what one member may wait for', async () => {
    const me = member();
    for (let queue = 0; queue < 10; queue += 1)
      expect((await me.waitFor(1, (await soldOut(1)).prod_id)).status).toBe(200);
    const { prod_id } = await soldOut(1);
    expect((await me.waitFor(1, prod_id)).body).toMatchObject({ error: 'waiting_limit' });
  });

  it('is of a closed trip as little possible as booking it', async () => {
    const { prod_id, sell } = await soldOut(1);
    await sell({ progress_yn: 'E' });
    expect((await member().waitFor(1, prod_id)).body).toMatchObject({ error: 'product_deadline' });
    await sell({ progress_yn: 'W' });
    expect((await member().waitFor(1, prod_id)).body).toMatchObject({ error: 'product_not_registered' });
  });
});

describe('seats that return', () => {
  it('are offered in the order of joining to parties that fit; the others keep their turn', async () => {
    const trip = await soldOut(4);
    const [big, small, last] = [member(), member(), member()];
    await big.waitFor(3, trip.prod_id);
    await small.waitFor(1, trip.prod_id);
    await last.waitFor(1, trip.prod_id);
    await trip.return(1);
    expect([await big.state(), await small.state(), await last.state()]).toEqual([
      'waiting',
      'offered',
      'waiting',
    ]);
    expect(await big.mine()).toMatchObject([{ parties_ahead: 0 }]);
    await trip.return(3);
    expect([await big.state(), await last.state()]).toEqual(['offered', 'waiting']);
    expect(await trip.seats()).toMatchObject({ remaining: 0 });
    // The last in line is served as well.
    await big.leave((await big.mine())[0]!.waiting_id);
    await serve();
    expect(await last.state()).toBe('offered');
    expect(await trip.seats()).toMatchObject({ remaining: 2 });
  });

  it('are kept for 24 hours and then go to the next, once', async () => {
    const trip = await soldOut(1);
    const [first, second] = [member(), member()];
    await first.waitFor(1, trip.prod_id);
    await second.waitFor(1, trip.prod_id);
    await trip.return(1);
    expect(await first.mine()).toMatchObject([{ offer_ends_at: minutes(24 * hour).toISOString() }]);
    checkout.wait(24 * hour - 1);
    await serve();
    expect(await first.state()).toBe('offered');
    checkout.wait(1);
    // Shown from the moment it is true, not only once the job has come.
    expect(await first.mine()).toMatchObject([{ state: 'ran-out', offer_ends_at: null }]);
    expect((await first.accept((await first.mine())[0]!.waiting_id)).body).toMatchObject({
      error: 'waiting_offer_over',
    });
    await Promise.all([serve(), serve()]);
    expect([await first.state(), await second.state()]).toEqual(['ran-out', 'offered']);
    expect((await trip.seats()).claims).toHaveLength(1);
  });

  it('are never kept past the end of sale', async () => {
    const start_day = addDays(seoulDay(checkout.context.now()), 1);
    const trip = await soldOut(1, { start_day });
    const me = member();
    await me.waitFor(1, trip.prod_id);
    await trip.return(1);
    const end = seoulMidnight(start_day);
    expect(end.getTime()).toBeLessThan(minutes(24 * hour).getTime());
    expect(await me.mine()).toMatchObject([{ offer_ends_at: end.toISOString() }]);
    checkout.wait((end.getTime() - minutes(0).getTime()) / 60_000);
    await serve();
    expect(await me.state()).toBe('ended');
    expect(await trip.seats()).toMatchObject({ remaining: 1, claims: [] });
  });

  it('wait while the trip is closed, and are offered when it opens again', async () => {
    const trip = await soldOut(2);
    const [first, second] = [member(), member()];
    await first.waitFor(1, trip.prod_id);
    await second.waitFor(1, trip.prod_id);
    await trip.return(1);
    await trip.sell({ progress_yn: 'E' });
    await trip.return(1);
    expect([await first.state(), await second.state()]).toEqual(['offered', 'waiting']);
    // The offer could not be used: the party has its turn again.
    checkout.wait(24 * hour);
    await serve();
    expect([await first.state(), await second.state()]).toEqual(['waiting', 'waiting']);
    expect(await trip.seats()).toMatchObject({ remaining: 2, claims: [] });
    await trip.sell();
    await serve();
    expect([await first.state(), await second.state()]).toEqual(['offered', 'offered']);
  });

  it('go to twenty parties at once, none twice and none lost', async () => {
    const trip = await soldOut(20);
    const parties = Array.from({ length: 20 }, member);
    for (const [i, party] of parties.entries()) await party.waitFor(1 + (i % 3), trip.prod_id);
    const ended = parties.slice(0, 5);
    await Promise.all([
      trip.return(12),
      serve(),
      serve(),
      ...ended.map(async (party) => party.leave((await party.mine())[0]!.waiting_id)),
    ]);
    await serve();
    const { remaining, claims } = await trip.seats();
    const offered = claims.filter(({ status }) => status === 'offered');
    const entries = await Promise.all(offered.map(({ key }) => entryOf(checkout.service, key)));
    expect(entries.every(({ state }) => state === 'offered')).toBe(true);
    expect(entries.map(({ seats }) => seats)).toEqual(offered.map(({ count }) => count));
    const waiting = [];
    for (const party of parties) if ((await party.state()) === 'waiting') waiting.push(party);
    const smallest = Math.min(
      ...(await Promise.all(waiting.map(async (one) => (await one.mine())[0]!.seats))),
    );
    expect(remaining).toBeLessThan(smallest);
  });
});

describe('an offer', () => {
  const offered = async (adults: number, over: Partial<typeof tour> = {}) => {
    const trip = await soldOut(adults, over);
    const me = member();
    const { waiting_id } = (await me.waitFor(adults, trip.prod_id)).body;
    await trip.return(adults);
    expect(await me.state()).toBe('offered');
    return { trip, me, waiting_id };
  };

  it('becomes the hold of the order in one change of the ledger', async () => {
    const { trip, me, waiting_id } = await offered(1);
    const other = await checkout.service.inject(
      'mycartInsert',
      { prod_id: trip.prod_id, ...nobody, adult_cnt: 1 },
      { as: 'MEM0000000099' },
    );
    expect(other.body).toMatchObject({ error: 'no_inventory' });

    const accepted = (await me.accept(waiting_id)).body;
    expect((await me.accept(waiting_id)).body).toEqual(accepted);
    const cart_id = String(accepted.cart_id);
    await me.upload({ cart_id, prod_id: trip.prod_id });
    expect((await me.call('travellersSave', me.form(cart_id))).status).toBe(200);
    const { version } = await trip.seats();
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
    const ledger = await trip.seats();
    expect(ledger).toMatchObject({
      remaining: 0,
      version: version + 1,
      claims: [{ key: cart_id, count: 1, status: 'held' }],
    });
    await serve();
    expect(await me.state()).toBe('taken');

    // A hold that ends unpaid is as any other: the seats go to whoever is next, and the entry is over.
    await checkout.pass(15);
    expect(await trip.seats()).toMatchObject({ remaining: 1, claims: [] });
    await serve();
    expect(await me.state()).toBe('taken');
  });

  it('of more seats than are booked gives the rest to the next', async () => {
    const { trip, me, waiting_id } = await offered(3);
    const next = member();
    await next.waitFor(2, trip.prod_id);
    const { cart_id } = (await me.accept(waiting_id)).body;
    await me.call('cartModify', { cart_id, counts: { ...nobody, adult_cnt: 1 } });
    await me.upload({ cart_id: String(cart_id), prod_id: trip.prod_id });
    await me.call('travellersSave', me.form(String(cart_id)));
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
    await serve();
    expect([await me.state(), await next.state()]).toEqual(['taken', 'offered']);
    expect(await trip.seats()).toMatchObject({ remaining: 0 });
  });

  it('is no seat for a larger party than it is for', async () => {
    const { trip, me, waiting_id } = await offered(1);
    const { cart_id } = (await me.accept(waiting_id)).body;
    const more = await me.call('cartModify', { cart_id, counts: { ...nobody, adult_cnt: 2 } });
    expect(more.body).toMatchObject({ error: 'seats_not_enough' });
    expect(await trip.offers()).toEqual([waiting_id]);
  });

  it('puts the party in the cheapest rooms that fit it', async () => {
    const { me, waiting_id } = await offered(3, { hotels: packageTrip.hotels, prod_category: '07' });
    const { cart_id } = (await me.accept(waiting_id)).body;
    const [row] = (await me.call('orderDetail', { cart_id, lan_tp: 'ENG', currency: 'USD' })).body;
    expect(row!.hotels.map(({ hotel_dtl_id, personnel_cnt }) => [hotel_dtl_id, personnel_cnt])).toEqual([
      ['HDOUBLE', 2],
      ['HSINGLE', 1],
    ]);
  });

  it('leads to the row that is in the cart already', async () => {
    const trip = await soldOut(2);
    await trip.return(1);
    const me = member();
    const { cart_id } = (await me.add({ prod_id: trip.prod_id })).body;
    const { waiting_id } = (await me.waitFor(2, trip.prod_id)).body;
    await trip.return(1);
    expect((await me.accept(waiting_id)).body).toEqual({ msg: 'success', cart_id, event_id: null });
  });

  it('is the member’s own: to others it does not exist', async () => {
    const { me, waiting_id } = await offered(1);
    const other = member();
    for (const call of [other.accept(waiting_id), other.leave(waiting_id)])
      expect(await call).toMatchObject({ status: 404, body: { error: 'waiting_not_found' } });
    expect(await me.state()).toBe('offered');
  });

  it('goes back once, however often it is declined', async () => {
    const { trip, me, waiting_id } = await offered(1);
    const calls = await Promise.all([me.leave(waiting_id), me.leave(waiting_id), me.leave(waiting_id)]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await me.state()).toBe('declined');
    expect(await trip.seats()).toMatchObject({ remaining: 1, claims: [] });
    // Whoever declined may join again, behind everybody else.
    expect((await me.waitFor(1, trip.prod_id)).body).toMatchObject({ error: 'waiting_not_needed' });
  });

  it('is outside what may be held at a time', async () => {
    const me = member();
    const trips = [];
    for (let each = 0; each < 6; each += 1) {
      trips.push(await soldOut(1));
      await me.waitFor(1, trips.at(-1)!.prod_id);
    }
    for (const trip of trips) await trip.return(1);
    expect((await me.mine()).map(({ state }) => state)).toEqual(Array(6).fill('offered'));
  });
});

describe('a process that ends between two steps', () => {
  it('after taking seats for a party: the party is told', async () => {
    const trip = await soldOut(2);
    const me = member();
    const { waiting_id } = (await me.waitFor(2, trip.prod_id)).body;
    await trip.return(1);
    const [{ key: cart_id } = { key: '' }] = (await trip.seats()).claims;
    await releaseClaim(checkout.context, { cart_id, prod_id: trip.prod_id });
    const expires_at = minutes(24 * hour);
    await offerSeats(checkout.context, trip.prod_id, { waiting_id, count: 2, offered_to: me.as, expires_at });
    await serve();
    expect(await me.mine()).toMatchObject([{ state: 'offered', offer_ends_at: expires_at.toISOString() }]);
    expect(await trip.offers()).toEqual([waiting_id]);
  });

  it('after noting that an offer was declined: its seats go to the next', async () => {
    const trip = await soldOut(1);
    const [first, second] = [member(), member()];
    const { waiting_id } = (await first.waitFor(1, trip.prod_id)).body;
    const next = (await second.waitFor(1, trip.prod_id)).body.waiting_id;
    await trip.return(1);
    await changeEntry(checkout.context, waiting_id, 'leave');
    expect(await trip.offers()).toEqual([waiting_id]);
    await serve();
    expect(await second.state()).toBe('offered');
    expect(await trip.offers()).toEqual([next]);
  });

  it('after forgetting a member who left: nothing stays kept for them', async () => {
    const trip = await soldOut(1);
    const me = member();
    const { waiting_id } = (await me.waitFor(1, trip.prod_id)).body;
    await trip.return(1);
    await checkout.context.waiting.deleteOne({ waiting_id });
    await serve();
    expect(await trip.seats()).toMatchObject({ remaining: 1, claims: [] });
  });
});

it('offers the seats of an order that was left at once, by itself', async () => {
  const trip = await soldOut(1);
  await trip.return(1);
  const order = await checkout.confirmed(trip.prod_id);
  expect((await order.me.call('orderHold', { cart_id: order.cart_id })).status).toBe(200);
  const me = member();
  await me.waitFor(1, trip.prod_id);
  await order.me.call('orderHoldRelease', { cart_id: order.cart_id });
  await until('the offer', async () => (await me.state()) === 'offered');
});

it('reminds once of a trip that can be booked now, and keeps nothing for it', async () => {
  const trip = await soldOut(1);
  await trip.return(1);
  const me = member();
  expect((await me.waitForOpening(trip.prod_id)).body).toMatchObject({ error: 'waiting_not_needed' });
  await trip.sell({ progress_yn: 'W' });
  expect((await me.waitForOpening(trip.prod_id)).status).toBe(200);
  await serve();
  expect(await me.mine()).toMatchObject([{ kind: 'opening', state: 'waiting', seats: 0 }]);
  await trip.sell();
  await until('the reminder', async () => (await me.state()) === 'opened');
  expect(await trip.seats()).toMatchObject({ remaining: 1, claims: [] });
});

it('takes a member who leaves the shop out of every queue', async () => {
  const trip = await soldOut(1);
  const [gone, next] = [member(), member()];
  await gone.waitFor(1, trip.prod_id);
  await next.waitFor(1, trip.prod_id);
  await trip.return(1);
  await eraseMember(checkout.context, gone.as);
  await serve();
  expect(await gone.mine()).toEqual([]);
  expect(await next.state()).toBe('offered');
});
