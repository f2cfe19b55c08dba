import { killedEverywhere, onlyBefore } from '@narae/test-kit';
import type { GateAnswer } from '@narae/contracts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { gate, orderOf } from './support/departure.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { tour } from './support/products.ts';

const prod_id = 'PMANY';
let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  await shop.service.sell({ ...tour, prod_id, capacity: 1000 });
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});

const gateOf = ({ service }: Pick<InterruptedProcess, 'service'>) => gate(service, 'Bus 1', prod_id);

/** Two travellers of an order, and what the gate's device will send of them. */
const atTheGate = async () => {
  const order = await orderOf(shop.service, undefined, { prod_id });
  const tickets = await order.tickets();
  const scans = tickets.map(({ token }) => gateOf(shop).scanOf(token));
  return { order, tickets, scans, answers: [] as GateAnswer['outcome'][] };
};
type Guests = Awaited<ReturnType<typeof atTheGate>>;

const outcome = async ({ order: { cart_id }, answers }: Guests) => {
  const stored = await shop.context.bookings.findOne({ cart_id }).lean().exec();
  return {
    scans: stored?.check_ins?.map(({ outcome: how, conflict, undone }) => [
      how,
      Boolean(conflict),
      Boolean(undone),
    ]),
    steps: stored?.history?.map(({ what }) => what),
    audit: await desk(shop.service).audit('booking', cart_id),
    answers,
  };
};

describe('a process killed between any two steps of', () => {
  it('a batch of scans: the device sends it again, and everybody is let in once', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: atTheGate,
        work: ({ scans }) => gateOf(dying).send(scans),
        afterwards: async ({ scans, answers }) => {
          const { body } = await gateOf(shop).send(scans);
          answers.push(...body.answers.map(({ outcome: how }) => how));
        },
        outcome,
        expected: {
          scans: [
            ['ok', false, false],
            ['ok', false, false],
          ],
          steps: ['checked-in', 'checked-in'],
          audit: ['checked-in', 'checked-in'],
          answers: ['ok', 'ok'],
        },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(2);
  });

  it('a check-in that is taken back: it is taken back once', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => {
          const guests = await atTheGate();
          await gateOf(shop).send(guests.scans.slice(0, 1));
          return guests;
        },
        work: ({ tickets }) => gateOf(dying).undo(tickets[0]?.ticket_no ?? ''),
        afterwards: async ({ tickets, scans, answers }) => {
          const { status } = await gateOf(shop).undo(tickets[0]?.ticket_no ?? '');
          expect([200, 409]).toContain(status);
          // The traveller comes back: the ticket is good again.
          const { body } = await gateOf(shop).send([gateOf(shop).scanOf(String(scans[0]?.['code']))]);
          answers.push(...body.answers.map(({ outcome: how }) => how));
        },
        outcome,
        expected: {
          scans: [
            ['ok', false, true],
            ['ok', false, false],
          ],
          steps: ['checked-in'],
          audit: ['check-in-undone', 'checked-in', 'checked-in'],
          answers: ['ok'],
        },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(1);
  });
});
