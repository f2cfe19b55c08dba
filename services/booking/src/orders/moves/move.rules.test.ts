import { TxnType } from '@narae/contracts';
import { agreedAt, paidBooking, plainDue, plainPrice } from '../../../test/support/plain-booking.ts';
import { tour } from '../../../test/support/products.ts';
import type { AgreedBooking, PlainBooking } from '../../kernel/index.ts';
import { moveDueBy, moveTargetStop, orderMoveStop, type Movable } from './move.rules.ts';

const moving = { until_days: 3, fee_krw: 0 };
const order = (over: Partial<PlainBooking> = {}): Movable =>
  paidBooking({ price: { ...plainPrice, moving }, ...over }) as Movable;
const from = { ...tour, trip_id: 'TR00000001' };
const now = new Date('2026-12-17T14:59:59Z');
const stop = (over: Partial<PlainBooking> = {}, departure: Partial<typeof from> = {}, at = now) =>
  orderMoveStop(order(over), { ...from, ...departure }, { now: at, most: 20 });

const checkIn = {
  scan_id: 'S1',
  rv_mem_id: 'RV1',
  ticket_no: 'AB12CD34',
  outcome: 'ok' as const,
  at: agreedAt,
  received_at: agreedAt,
  gate: 'Bus 1',
  how: 'camera' as const,
  by: 'MEM0000000801',
};
const move = (move_no: number) => ({
  move_no,
  from: 'A',
  to: 'B',
  by: 'member' as const,
  at: agreedAt,
  difference: 0,
  refund_pct_most: 100,
});

describe('an order (ORDER-20)', () => {
  it('is moved until the last day on which everything goes back', () => {
    expect(stop()).toBeNull();
    expect(stop({}, {}, new Date('2026-12-17T15:00:00Z'))).toBe('move_over');
  });

  it.each<[string, Partial<PlainBooking>, string]>([
    ['one that is not paid', { txn_type: TxnType.Confirmed }, 'txn_type_invalid'],
    ['a cancelled one', { txn_type: TxnType.Cancelled }, 'txn_type_invalid'],
    ['one that is to be cancelled', { txn_type: TxnType.CancelRequested }, 'change_cancel_open'],
    ['one from before this rule', { price: plainPrice }, 'move_by_desk'],
    [
      'a performance',
      { price: { ...plainPrice, moving: { until_days: null, fee_krw: 0 } } },
      'move_not_allowed',
    ],
    ['one at whose gate somebody was let in', { check_ins: [checkIn] }, 'move_checked_in'],
    ['one with an open balance', { dues: [plainDue()] }, 'move_balance_first'],
    ['one with an unpaid change', { dues: [plainDue({ kind: 'name-fee', names: [] })] }, 'change_open'],
    [
      'one that was moved often',
      { moves: Array.from({ length: 20 }, (_, n) => move(n + 1)) },
      'changes_most',
    ],
  ])('is not, being %s', (_what, over, expected) => {
    expect(stop(over)).toBe(expected);
  });

  it('is, where a check-in was taken back and its dues are over', () => {
    const undone = { at: agreedAt, by: 'X', reason: 'wrong person' };
    expect(
      stop({
        check_ins: [
          { ...checkIn, undone },
          { ...checkIn, outcome: 'second' },
        ],
      }),
    ).toBeNull();
    const paid = plainDue({ state: 'paid' });
    expect(stop({ dues: [paid, plainDue({ kind: 'extras', state: 'void' })] })).toBeNull();
    expect(stop({ moves: [move(19)] })).toBeNull();
  });

  it('of a product without a trip is moved by the desk', () => {
    const { trip_id: _, ...alone } = from;
    expect(orderMoveStop(order(), alone, { now, most: 20 })).toBe('move_by_desk');
  });
});

const seats = (count: number, options: Readonly<Record<string, number>> = {}) => ({
  seats: count,
  options: new Map(Object.entries(options)),
});

describe('a departure (ORDER-20)', () => {
  const to = { ...from, prod_id: 'PTOUR2', start_day: '2026-12-27', end_day: '2026-12-27' };
  const price = { ...plainPrice, moving };
  const target = (over: Partial<typeof to> & { withdrawn?: boolean } = {}, left?: number, total = 100) =>
    moveTargetStop(
      order(),
      { ...to, ...over },
      {
        by: 'member',
        from,
        priced: { price: { ...price, total } },
        now,
        ...(left !== undefined && { left: seats(left) }),
      },
    );

  it('takes the order where it is on sale and has the seats', () => {
    expect(target()).toBeNull();
    expect(target({}, 1)).toBeNull();
    expect(target({ progress_yn: 'D' }, 1)).toBeNull();
  });

  it.each<[string, Parameters<typeof target>, string]>([
    ['the same', [{ prod_id: 'PTOUR1' }], 'move_same'],
    ['another trip’s', [{ trip_id: 'TR00000002' }], 'move_other_trip'],
    ['another size’s', [{ package_cnt: 2 }], 'move_other_size'],
    ['in preparation', [{ progress_yn: 'W' }], 'product_not_registered'],
    ['closed', [{ progress_yn: 'E' }], 'product_deadline'],
    ['over', [{ start_day: '2026-12-17' }], 'product_deadline'],
    ['taken back', [{ withdrawn: true }], 'product_deadline'],
    ['full', [{}, 0], 'no_inventory'],
    ['above the cap', [{}, 1, 2_254], 'payment_cap_exceeded'],
  ])('does not, being %s', (_what, given, expected) => {
    expect(target(...given)).toBe(expected);
  });

  it('does not where the party is larger than what is left', () => {
    const party = { adult_cnt: 3, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
    const facts = { by: 'member' as const, from, priced: { price }, now };
    expect(moveTargetStop(order({ party }), to, { ...facts, left: seats(2) })).toBe('seats_not_enough');
    expect(moveTargetStop(order({ party }), to, { ...facts, left: seats(3) })).toBeNull();
  });

  it('does not where an extra of the order is short (SEAT-9)', () => {
    const options = [{ opt_code: 'PHOTO', participant_cnt: 2 }] as AgreedBooking['options'];
    const at = (photos: number) =>
      moveTargetStop(order({ options }), to, {
        by: 'member',
        from,
        priced: { price },
        now,
        left: seats(9, { PHOTO: photos, HANBOK: 0 }),
      });
    expect([0, 1, 2].map(at)).toEqual(['option_sold_out', 'option_not_enough', null]);
  });

  it('is paid for within a day, and no later than moving and its sale end', () => {
    const by = (at: string, sold = to) => moveDueBy(order(), { from, to: sold }, new Date(at)).toISOString();
    expect(by('2026-12-10T03:00:00Z')).toBe('2026-12-11T03:00:00.000Z');
    expect(by('2026-12-17T03:00:00Z')).toBe('2026-12-17T15:00:00.000Z');
    expect(by('2026-12-10T03:00:00Z', { ...to, start_day: '2026-12-11' })).toBe('2026-12-10T15:00:00.000Z');
  });
});
