import { memberJoinedV1 } from '@narae/events';
import { collectionsNaming, killedEverywhere, onlyBefore } from '@narae/test-kit';
import { moveMember } from '../src/members/move-member.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { wish } from './support/custom-trips.ts';
import { guest, placesOf, publish } from './support/events.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { paidOrder } from './support/paid-order.ts';
import { fanMeeting, tour } from './support/products.ts';
import { nobody } from './support/shopper.ts';
import { patient, seatsOf } from './support/waiting.ts';

const full = 'PFULL';
let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  await shop.service.sell({ ...tour, capacity: 1000 });
  await shop.service.sell({ ...fanMeeting, prod_id: full, capacity: 0 });
  await publish(shop.service, { event_total_cnt: 1000, personnel_cnt: 1000 });
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});

interface Pair {
  readonly from: string;
  readonly into: string;
  readonly order: string;
}
const held = { seats: 0, places: 0 };

/** Two accounts of one person that have everything: a paid order, carts, places, requests, people and drafts. */
const prepare = async (): Promise<Pair> => {
  const { me, cart_id: order } = await paidOrder(shop);
  const [old, mine] = [patient(shop.service, me.as), patient(shop.service)];
  const [from, into] = [old.as, mine.as];
  await old.add({ prod_id: fanMeeting.prod_id });
  shop.wait(1);
  await mine.add({ prod_id: fanMeeting.prod_id });
  const email = `lin${held.seats}@example.com`;
  const counts = { ...nobody, adult_cnt: 1 };
  for (const one of [old, mine]) {
    expect((await one.join('seats', full, { counts, email })).status).toBe(200);
    await one.call('customTravelInsert', wish);
    await one.call('customTravelDraft', { ...wish, memo: one === mine ? 'newer' : 'older' });
    await one.call('companionSave', { mem_nm: 'LIN MEI', birth_day: '1990-01-01', passport_no: 'M12345678' });
    await guest(shop.service, one.as).reserve(1, { email });
    shop.wait(1);
  }
  await old.call('companionSave', { mem_nm: 'AN BO', birth_day: '1991-01-01' });
  held.seats += 1;
  held.places += 2;
  return { from, into, order };
};

const outcome = async ({ from, into, order }: Pair) => {
  const { context, service } = shop;
  const known = ['booking.document_views', 'booking.joined_members'];
  const mine = patient(service, into);
  const typed = (await mine.call('customTravelTyped', {})).body as { memo: string }[];
  const people = (await mine.call('companions', {})).body as { mem_nm: string }[];
  const open = await context.waiting.find({ mem_id: into, open: true }).lean();
  const seats = (await seatsOf(service, tour.prod_id)).claims.filter(({ status }) => status === 'paid');
  return {
    left: (await collectionsNaming({ booking: service.store }, from)).filter((name) => !known.includes(name)),
    order: (await shop.booking(order)).mem_id === into,
    inCart: await context.bookings.countDocuments({ mem_id: into, open: true }),
    waiting: open.length,
    requests: await context.customTrips.countDocuments({ mem_id: into, open: true }),
    reservations: await context.reservations.countDocuments({ mem_id: into, state: 'reserved' }),
    typed: typed.map(({ memo }) => memo),
    people: people.map(({ mem_nm }) => mem_nm).sort(),
    seats: seats.length - held.seats,
    places: (await placesOf(service)).claims.reduce((sum, { count }) => sum + count, 0) - held.places,
  };
};

it('everything of a joined account is handed over once, wherever the process was killed', async () => {
  const kills = await killedEverywhere(
    dying,
    {
      prepare,
      work: ({ from, into }) => moveMember(dying.context, { from, into }),
      afterwards: async ({ from, into }) => {
        const at = shop.context.now().toISOString();
        await shop.service.emit(memberJoinedV1, { aggregateId: from, version: 2, data: { from, into, at } });
        await shop.service.settle();
      },
      outcome,
      expected: {
        left: [],
        order: true,
        inCart: 1,
        waiting: 1,
        requests: 2,
        reservations: 2,
        typed: ['newer'],
        people: ['AN BO', 'LIN MEI'],
        seats: 0,
        places: 0,
      },
    },
    onlyBefore,
  );
  expect(kills).toBeGreaterThanOrEqual(12);
}, 240_000);
