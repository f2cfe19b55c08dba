import { setImmediate } from 'node:timers/promises';
import type { CommandStartedEvent } from 'mongodb';
import { booked, dateOn, move } from './support/moving.ts';
import { shopper } from './support/shopper.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';

/** Milliseconds within which the commands that follow a call have been sent. */
const FOLLOWED_MS = 20_000;

let checkout: Checkout;
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
  const recovery = commandName === 'aggregate' && JSON.stringify(command['pipeline']).includes('outbox.at');
  if (recovery || ofTime(commandName, collection)) looks += 1;
  else asked.push(`${commandName} ${collection}`);
};

beforeAll(async () => {
  checkout = await startCheckout();
  const { service } = checkout;
  me = shopper(service, 'MEM0000000900', 'ENG');
  await service.settle();
  service.store.getClient().on('commandStarted', note);
});
afterAll(async () => {
  checkout.service.store.getClient().off('commandStarted', note);
  await checkout.close();
});

const commandsOf = async <Answer>(call: () => Promise<Answer>): Promise<[Answer, string[]]> => {
  asked = [];
  const answer = await call();
  return [answer, asked];
};
/** Waits for what follows a call: the commands that take its events out of where they were written, and what those bring about. */
const followedBy = async (...commands: readonly string[]): Promise<void> => {
  const end = Date.now() + FOLLOWED_MS;
  for (const command of commands)
    for (; !asked.includes(command); await setImmediate())
      if (Date.now() > end) throw new Error(`no ${command} after ${asked.join(', ')}`);
};

/** Records of mails, their tickets and calendar entries. */
const ofMails = (command: string): boolean => /mail|inbox|ticket_keys|calendar/.test(command);

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
    await followedBy('update bookings');
    puts.push(put);

    const [rows, list] = await commandsOf(() => me.cartList());
    expect(rows).toHaveLength(2);
    lists.push(list);

    const [{ status }, remove] = await commandsOf(() =>
      me.call('mycartDelete', { cart_id: body.cart_id }, keyed('delete')),
    );
    expect(status).toBe(200);
    await followedBy('update bookings');
    deletes.push(remove);
  }
  expect(fewest(puts)).toEqual(['find seat_ledgers', 'insert bookings', 'update bookings']);
  expect(fewest(lists)).toEqual(['aggregate bookings']);
  expect(fewest(deletes)).toEqual(['find bookings', 'findAndModify bookings', 'update bookings']);
  expect(looks).toBeLessThan(10);
});

test('paying costs the store these commands, from holding the seats to the notification', async () => {
  const [holds, starts, notices]: [string[][], string[][], string[][]] = [[], [], []];
  for (let round = 0; round < 6; round += 1) {
    const { me: payer, cart_id } = await checkout.confirmed('PTOUR1');
    await checkout.service.settle();
    const keyed = { idempotencyKey: `commands-hold-${round}` };
    const [held, hold] = await commandsOf(() => payer.call('orderHold', { cart_id }, keyed));
    expect(held.status).toBe(200);
    await followedBy('update seat_ledgers', 'update bookings', 'aggregate waiting_list');
    holds.push([...hold]);

    const [started, start] = await commandsOf(() =>
      payer.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' }),
    );
    await followedBy('update bookings');
    // The test asks the store itself for what follows.
    starts.push([...start]);

    const { refno } = started.body;
    await checkout.stands(refno, '0000');
    const form = await checkout.notice(refno);
    const [{ body }, notice] = await commandsOf(() => checkout.service.form('icbStatus', form));
    // What follows the answer is the work of those who are told of it.
    notices.push(notice.slice(0, notice.lastIndexOf('findAndModify bookings') + 1));
    expect(String(body)).toBe('SUCCESS');
    await checkout.service.settle();
  }
  expect(fewest(holds)).toEqual([
    // The waiting list, whose queues a change of seats may concern.
    'aggregate waiting_list',
    'find bookings',
    'find bookings',
    'findAndModify bookings',
    'findAndModify seat_ledgers',
    'update bookings',
    'update seat_ledgers',
  ]);
  expect(fewest(starts)).toEqual([
    'find bookings',
    'find seat_ledgers',
    'findAndModify bookings',
    'update bookings',
    'update seat_ledgers',
  ]);
  // That the money was taken is stored before anything is done about it (PAY-11), hence twice.
  expect(fewest(notices)).toEqual([
    'find bookings',
    'findAndModify bookings',
    'findAndModify bookings',
    'update seat_ledgers',
  ]);
});

test('moving an order costs the store fourteen commands at most, without its mail', async () => {
  for (const prod_id of ['PHERE', 'PTHERE'])
    await checkout.service.sell(dateOn(prod_id, '2026-12-20', 100, { capacity: 100 }));
  const rounds: string[][] = [];
  for (let round = 0; round < 6; round += 1) {
    const order = await booked(checkout, 'PHERE');
    await checkout.service.settle();
    const [{ status }, asking] = await commandsOf(() => move(order, 'PTHERE'));
    expect(status).toBe(200);
    await followedBy('update bookings', 'update seat_ledgers', 'aggregate waiting_list');
    rounds.push(asking.filter((command) => !ofMails(command)));
    await checkout.service.settle();
  }
  const least = fewest(rounds);
  expect(least.length).toBeLessThanOrEqual(14);
  expect(least).toEqual(expect.arrayContaining(['findAndModify bookings', 'findAndModify seat_ledgers']));
});
