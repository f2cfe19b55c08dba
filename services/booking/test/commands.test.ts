import { setImmediate } from 'node:timers/promises';
import type { CommandStartedEvent } from 'mongodb';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let me: ReturnType<typeof shopper>;
/** What the store was asked, apart from looks at the outboxes, which are counted. */
let asked: string[] = [];
let looks = 0;
const note = ({ commandName, command }: CommandStartedEvent): void => {
  if (commandName === 'aggregate') looks += 1;
  else asked.push(`${commandName} ${String(command[commandName])}`);
};

beforeAll(async () => {
  service = await startBooking();
  me = shopper(service, 'MEM0000000001', 'ENG');
  await service.settle();
  service.store.getClient().on('commandStarted', note);
});
afterAll(async () => {
  service.store.getClient().off('commandStarted', note);
  await service.close();
});

const commandsOf = async <Answer>(call: () => Promise<Answer>): Promise<[Answer, string[]]> => {
  asked = [];
  const answer = await call();
  return [answer, asked];
};
/** Waits for the command that takes a published event out of its booking. */
const struckOut = async (): Promise<void> => {
  while (!asked.includes('update bookings')) await setImmediate();
};

test('the cart costs the store these commands, events included, and no look for what was just written', async () => {
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    const [{ body }, put] = await commandsOf(() => me.add({ prod_id: 'PTOUR1' }));
    await struckOut();
    expect(put.sort()).toEqual([
      'find bookable_products',
      'find bookable_products',
      'find bookings',
      'find rates',
      'find seat_ledgers',
      'findAndModify sequences',
      'insert bookings',
      'update bookings',
    ]);

    const [rows, list] = await commandsOf(() => me.cartList());
    expect(rows).toHaveLength(1);
    expect(list.sort()).toEqual([
      'find bookable_products',
      'find bookable_products',
      'find bookings',
      'find rates',
      'find seat_ledgers',
    ]);

    const [{ status }, remove] = await commandsOf(() => me.call('mycartDelete', { cart_id: body.cart_id }));
    expect(status).toBe(200);
    await struckOut();
    expect(remove.sort()).toEqual([
      'find bookings',
      'find seat_ledgers',
      'findAndModify bookings',
      'update bookings',
    ]);
  }
  // Those of the recovery, every few seconds.
  expect(looks).toBeLessThan(rounds);
});
