import type { WaitingKind } from '@narae/contracts';
import { seatLedgerModel, type SeatLedger } from '../../src/inventory/seats/seat-ledger.model.ts';
import { waitingModel, type WaitingEntry } from '../../src/waiting-list/entries/waiting.model.ts';
import { teaTime } from './events.ts';
import { fanMeeting } from './products.ts';
import { nobody, shopper } from './shopper.ts';
import type { TestBooking } from './start-booking.ts';

let members = 0;

/** A member nobody has seen before, who can wait: for seats of the fan meeting (three in all), or for tea. */
export const patient = (service: TestBooking, as = `MEM6${String((members += 1)).padStart(9, '0')}`) => {
  const me = shopper(service, as);
  const email = `${as.toLowerCase()}@example.com`;
  const join = (kind: WaitingKind, target_id: string, over: Record<string, unknown>) =>
    me.call('waitingJoin', { kind, target_id, email, ...over });
  return {
    ...me,
    /** Waits for seats for so many adults. */
    waitFor: (adult_cnt: number, prod_id = fanMeeting.prod_id) =>
      join('seats', prod_id, { counts: { ...nobody, adult_cnt } }),
    waitForTea: (event_cnt: number) => join('places', teaTime.event_id, { event_cnt }),
    waitForOpening: (prod_id: string) => join('opening', prod_id, {}),
    join,
    leave: (waiting_id: string) => me.call('waitingLeave', { waiting_id }),
    accept: (waiting_id: string) => me.call('waitingAccept', { waiting_id }),
    mine: async () => (await me.call('waitingMine', { lan_tp: 'ENG' })).body,
    /** State of the newest open entry, or of the newest one. */
    state: async () => (await me.call('waitingMine', { lan_tp: 'ENG' })).body[0]?.state,
  };
};

/** The seats of a product; what remains and what is claimed must add up to the capacity. */
export const seatsOf = async (
  service: Pick<TestBooking, 'store'>,
  prod_id = fanMeeting.prod_id,
): Promise<SeatLedger> => {
  const ledger = await seatLedgerModel(service.store).findOne({ prod_id }).lean<SeatLedger>().exec();
  if (!ledger) throw new Error(`no seats of ${prod_id}`);
  const taken = ledger.claims.reduce((sum, { count }) => sum + count, 0);
  expect(ledger.remaining + taken).toBe(ledger.capacity);
  return ledger;
};

/** An entry as stored. */
export const entryOf = async (
  service: Pick<TestBooking, 'store'>,
  waiting_id: string,
): Promise<WaitingEntry> => {
  const entry = await waitingModel(service.store).findOne({ waiting_id }).lean<WaitingEntry>().exec();
  if (!entry) throw new Error(`no entry ${waiting_id}`);
  return entry;
};
