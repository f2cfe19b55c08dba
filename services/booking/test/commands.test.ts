import { setImmediate } from 'node:timers/promises';
import type { CommandStartedEvent } from 'mongodb';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let me: ReturnType<typeof shopper>;
/** What the store was asked by calls and events. */
let asked: string[] = [];
/** What it is asked from time to time, however many calls there are. */
let looks = 0;
const ofTime = (commandName: string, collection: string): boolean =>
  collection === 'content_versions' || (commandName === 'findAndModify' && collection === 'sequences');
const note = ({ commandName, command }: CommandStartedEvent): void => {
  const collection = String(command[commandName]);
  // The relay's recovery, which looks into all outboxes at once.
  const recovery = commandName === 'aggregate' && JSON.stringify(command['pipeline']).includes('$unionWith');
  if (recovery || ofTime(commandName, collection)) looks += 1;
  else asked.push(`${commandName} ${collection}`);
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

/** Of several rounds the one with the fewest commands: the service's own jobs, whenever they run, only add some. */
const fewest = (rounds: readonly string[][]): string[] =>
  rounds.reduce((least, round) => (round.length < least.length ? round : least)).toSorted();

test('the cart costs the store these commands, events and repeats included', async () => {
  const info = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  await me.add({ prod_id: 'PFAN1' });
  const [puts, lists, deletes]: [string[][], string[][], string[][]] = [[], [], []];
  for (let round = 0; round < 10; round += 1) {
    const keyed = (what: string) => ({ idempotencyKey: `commands-${what}-${round}` });
    const [{ body }, put] = await commandsOf(() =>
      me.call('mycartInsert', { ...info, prod_id: 'PTOUR1' }, keyed('put')),
    );
    await struckOut();
    puts.push(put);

    const [rows, list] = await commandsOf(() => me.cartList());
    expect(rows).toHaveLength(2);
    lists.push(list);

    const [{ status }, remove] = await commandsOf(() =>
      me.call('mycartDelete', { cart_id: body.cart_id }, keyed('delete')),
    );
    expect(status).toBe(200);
    await struckOut();
    deletes.push(remove);
  }
  expect(fewest(puts)).toEqual(['find seat_ledgers', 'insert bookings', 'update bookings']);
  expect(fewest(lists)).toEqual(['aggregate bookings']);
  expect(fewest(deletes)).toEqual(['find bookings', 'findAndModify bookings', 'update bookings']);
  expect(looks).toBeLessThan(10);
});
