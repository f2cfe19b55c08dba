import { keptWith } from '@narae/service-kit';
import { traveller } from './support/custom-trips.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';
import { patient } from './support/waiting.ts';

const full = ['EVT900001', 'EVT900002'] as const;
let service: TestBooking;
beforeAll(async () => {
  const kept = { 'waiting-lists': 1, 'event-reservations': 1, 'custom-requests': 2, uploads: 1 };
  service = await startBooking(undefined, { kept: keptWith(kept) });
  for (const event_id of [teaTime.event_id, 'EVT900009', ...full]) await publish(service, { event_id });
  for (const event_id of full) {
    await publish(service, { event_id, event_total_cnt: 1, personnel_cnt: 1 });
    await guest(service).reserve(1, { event_id });
  }
});
afterAll(() => service.close());

/** What an operator sets by KEPT is what members are held to. */
it.each([
  [
    'waiting-lists',
    'waiting_limit',
    () => {
      const me = patient(service);
      return full.map((event_id) => () => me.join('places', event_id, { event_cnt: 1 }));
    },
  ],
  [
    'event-reservations',
    'event_reserv_limit',
    () => {
      const me = guest(service);
      return [teaTime.event_id, 'EVT900009'].map((event_id) => () => me.reserve(1, { event_id }));
    },
  ],
  [
    'custom-requests',
    'custom_open_limit',
    () => {
      const me = traveller(service);
      return [1, 2, 3].map(() => () => me.ask());
    },
  ],
  [
    'uploads',
    'upload_limit',
    () => {
      const me = shopper(service, 'MEM9000000001');
      const cart = me.add();
      return [1, 2].map(() => async () => me.upload({ cart_id: (await cart).body.cart_id }));
    },
  ],
] as const)('%s: one more than the operator wants is rejected', async (_, error, begin) => {
  const calls = begin();
  const answers: { status: number; error?: unknown }[] = [];
  for (const call of calls) {
    const { status, body } = await call();
    answers.push({ status, error: (body as { error?: unknown }).error });
  }
  expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(calls.slice(1).map(() => 200));
  expect(answers.at(-1)).toMatchObject({ error });
});
