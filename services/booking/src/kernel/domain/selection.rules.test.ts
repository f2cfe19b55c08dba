import type { BookableProduct, PartyCounts } from '@narae/contracts';
import { fanMeeting, packageTrip, tour } from '../../../test/support/products.ts';
import type { Selection } from './booking-price.rules.ts';
import type { SelectionLeft } from './selection.rules.ts';
import {
  hotelsViolation,
  optionsViolation,
  productViolation,
  selectionViolation,
} from './selection.rules.ts';

test.each([
  ['Y', '2026-12-21', null],
  ['D', '2026-12-21', null],
  ['Y', '2026-12-20', 'product_deadline'],
  ['E', '2026-12-21', 'product_deadline'],
  ['W', '2026-12-21', 'product_not_registered'],
  ['W', '2026-12-20', 'product_not_registered'],
] as const)('a product in %s that leaves on %s, on 20 December: %s', (progress_yn, start_day, error) => {
  const violation = productViolation({ progress_yn, start_day }, new Date('2026-12-20T00:00:00+09:00'));
  expect(violation).toEqual(error === null ? null : { error, field: 'prod_id' });
});

const option = (opt_code: string, participant_cnt = 1) => ({ opt_code, participant_cnt });

test.each([
  [[option('HANBOK'), option('PHOTO', 9)], null],
  [[], null],
  [[option('HANBOK'), option('OTHER')], 'option_unknown'],
  [[option('OTHER'), option('OTHER')], 'option_unknown'],
  [[option('HANBOK'), option('HANBOK', 0)], 'invalid_value'],
  [[option('PHOTO'), option('HANBOK', 0)], 'opt_participants_select'],
])('of the options %j: %s', (choices, error) => {
  expect(optionsViolation(tour, choices)).toEqual(error === null ? null : { error, field: 'options' });
});

const room = (hotel_dtl_id: string, personnel_cnt = 1) => ({ hotel_dtl_id, personnel_cnt });

test.each([
  [[room('HSINGLE'), room('HDOUBLE', 2)], null],
  [[room('HSINGLE'), room('OTHER')], 'hotel_unknown'],
  [[room('HSINGLE'), room('HSINGLE')], 'invalid_value'],
])('of the rooms %j: %s', (choices, error) => {
  expect(hotelsViolation(packageTrip, choices)).toEqual(error === null ? null : { error, field: 'hotels' });
});

const party = (adult_cnt: number, child_cnt = 0): PartyCounts => ({
  adult_cnt,
  teen_cnt: 0,
  children_cnt: 0,
  child_cnt,
});
const selection = (who: PartyCounts, over: object = {}): Selection =>
  ({ party: who, options: [], rooms: [], ...over }) as Selection;

const left = (seats: number, options: Readonly<Record<string, number>> = {}): SelectionLeft => ({
  seats,
  options: new Map(Object.entries(options)),
});

describe('a selection', () => {
  it('needs seats for its party', () => {
    expect(selectionViolation(tour, selection(party(2)), left(2))).toBeNull();
    expect(selectionViolation(tour, selection(party(3)), left(2))).toMatchObject({
      error: 'seats_not_enough',
      params: { left: 2 },
    });
    expect(selectionViolation(tour, selection(party(1)), left(0))?.error).toBe('no_inventory');
  });

  it('that needs no more than before is not asked for seats again', () => {
    const before = selection(party(3));
    expect(selectionViolation(tour, selection(party(3)), left(0), { before })).toBeNull();
    expect(selectionViolation(tour, selection(party(2)), left(-5), { before })).toBeNull();
    expect(selectionViolation(tour, selection(party(4)), left(3), { before })?.error).toBe(
      'seats_not_enough',
    );
    expect(selectionViolation(tour, selection(party(4)), left(4), { before })).toBeNull();
    // Infants take no seat, so that nobody is to be found a seat for.
    const infants = selection({ ...party(0, 1), teen_cnt: 1 });
    expect(selectionViolation(tour, infants, left(0), { before })).toBeNull();
  });

  it('is a whole package', () => {
    const trip: BookableProduct = { ...packageTrip, hotels: [] };
    expect(selectionViolation(trip, selection(party(2)), left(9))).toBeNull();
    expect(selectionViolation(trip, selection(party(1)), left(9))?.error).toBe('package_cnt_mismatch');
  });

  it('has rooms that fit where there are rooms, unless those may lag', () => {
    const rooms = [{ hotel_type: 'D', personnel_cnt: 2 }];
    expect(selectionViolation(packageTrip, selection(party(2), { rooms }), left(9))).toBeNull();
    const none = selection(party(2));
    expect(selectionViolation(packageTrip, none, left(9))?.error).toBe('hotel_personnel_mismatch');
    expect(selectionViolation(packageTrip, none, left(9), { roomsMayLag: true })).toBeNull();
    expect(selectionViolation(tour, none, left(9))).toBeNull();
  });

  it('takes one seat a person at most, and extras without end', () => {
    const seats: BookableProduct = {
      ...fanMeeting,
      options: [{ ...tour.options[0]!, kind: 'seat' }, tour.options[1]!],
    };
    const options = (code: string) => [{ opt_code: code, participant_cnt: 2 }];
    expect(selectionViolation(seats, selection(party(1), { options: options('HANBOK') }), left(9))).toEqual({
      error: 'opt_participants_limit',
      field: 'options',
      params: { count: 1 },
    });
    expect(
      selectionViolation(seats, selection(party(2), { options: options('HANBOK') }), left(9)),
    ).toBeNull();
    expect(selectionViolation(seats, selection(party(1), { options: options('PHOTO') }), left(9))).toBeNull();
    expect(selectionViolation(seats, selection(party(1), { options: options('GONE') }), left(9))).toBeNull();
  });

  it('takes of a limited option what is left, and what it had (SEAT-9)', () => {
    const take = (code: string, participant_cnt: number) =>
      selection(party(1), { options: [{ opt_code: code, participant_cnt }] });
    const few = left(9, { HANBOK: 2, PHOTO: 0 });
    expect(selectionViolation(tour, take('HANBOK', 2), few)).toBeNull();
    expect(selectionViolation(tour, take('OTHER', 50), few)).toBeNull();
    expect(selectionViolation(tour, take('HANBOK', 3), few)).toEqual({
      error: 'option_not_enough',
      field: 'options',
      params: { left: 2 },
    });
    expect(selectionViolation(tour, take('PHOTO', 1), few)?.error).toBe('option_sold_out');
    const before = take('PHOTO', 2);
    expect(selectionViolation(tour, take('PHOTO', 2), few, { before })).toBeNull();
    expect(selectionViolation(tour, take('PHOTO', 3), few, { before })?.error).toBe('option_sold_out');
  });

  it('counts infants where they take a seat', () => {
    const product = { ...tour, discounts: { ...tour.discounts, infant_takes_seat: true } };
    expect(selectionViolation(product, selection(party(1, 1)), left(1))?.error).toBe('seats_not_enough');
    expect(selectionViolation(tour, selection(party(1, 1)), left(1))).toBeNull();
  });
});
