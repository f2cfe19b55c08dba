import type { OptionKind } from '@narae/contracts';
import fc from 'fast-check';
import { paidBooking, plainPrice, plainTraveller } from '../../../test/support/plain-booking.ts';
import type { BookingOption, BookingRoom } from '../../kernel/booking/booking-parts.model.ts';
import type { PlainBooking } from '../../kernel/booking/booking.model.ts';
import { smallerRooms, withoutTravellers, type SmallerOrder } from './smaller-party.rules.ts';

const room = (hotel_type: 'S' | 'D', personnel_cnt: number, hotel_dtl_id = hotel_type): BookingRoom =>
  ({ hotel_dtl_id, hotel_type, personnel_cnt, origin_hotel_price: 13_000 }) as BookingRoom;
const option = (opt_code: string, participant_cnt: number): BookingOption =>
  ({ opt_code, participant_cnt, origin_price: 26_000 }) as BookingOption;
const file = (mem_type: 'adult' | 'teen' | 'child', sort_order: number): PlainBooking['files'][number] =>
  ({
    mem_file_id: `${mem_type}${sort_order}`,
    mem_type,
    sort_order,
    file_type: '1',
  }) as PlainBooking['files'][number];

describe('the rooms of a smaller party', () => {
  const counts = (rooms: BookingRoom[], leaving: number) =>
    smallerRooms(rooms, leaving)?.map(
      ({ hotel_dtl_id, personnel_cnt }) => `${hotel_dtl_id}${personnel_cnt}`,
    ) ?? null;

  it.each([
    ['pairs leave double rooms', [room('D', 4), room('S', 1)], 2, ['D2', 'S1']],
    ['who is left over leaves a single room', [room('D', 4), room('S', 1)], 3, ['D2']],
    ['one alone leaves a single room', [room('D', 4), room('S', 1)], 1, ['D4']],
    ['more than the doubles hold leave singles', [room('D', 2), room('S', 3)], 4, ['S1']],
    ['the last line gives up first', [room('D', 2, 'A' as 'D'), room('D', 4, 'B' as 'D')], 4, ['A2']],
    ['and the one before it the rest', [room('D', 4, 'A' as 'D'), room('D', 2, 'B' as 'D')], 4, ['A2']],
    ['nobody leaves', [room('D', 2), room('S', 1)], 0, ['D2', 'S1']],
    ['no rooms stay no rooms', [], 3, []],
    ['everybody leaves', [room('D', 2), room('S', 1)], 3, []],
  ])('%s', (_what, rooms, leaving, left) => {
    expect(counts(rooms, leaving)).toEqual(left);
  });

  it('are none where a double room would be half empty', () => {
    expect(counts([room('D', 4)], 1)).toBeNull();
    expect(counts([room('D', 4), room('S', 1)], 7)).toBeNull();
  });

  it('have exactly as many persons less, and pairs in double rooms', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(8), (pairs, singles, leaving) => {
        const rooms = [room('D', pairs * 2), room('S', singles)].filter(
          ({ personnel_cnt }) => personnel_cnt > 0,
        );
        fc.pre(rooms.length > 0);
        const left = smallerRooms(rooms, leaving);
        if (!left) return;
        const persons = left.reduce((sum, { personnel_cnt }) => sum + personnel_cnt, 0);
        expect(persons).toBe(pairs * 2 + singles - leaving);
        for (const { hotel_type, personnel_cnt } of left)
          if (hotel_type === 'D') expect(personnel_cnt % 2).toBe(0);
      }),
    );
  });
});

describe('an order without some of its travellers', () => {
  const product = {
    package_cnt: 0,
    options: (
      [
        ['GROUND', 'seat'],
        ['LIGHT', 'extra'],
      ] as [string, OptionKind][]
    ).map(([opt_code, kind]) => ({ opt_code, kind, origin_price: 26_000, names: {} as never })),
  };
  const order = paidBooking({
    party: { adult_cnt: 2, teen_cnt: 1, children_cnt: 0, child_cnt: 1 },
    travellers: [
      plainTraveller({ rv_mem_id: 'A2', sort_order: 2, mem_nm: 'LIN MEI' }),
      plainTraveller({ rv_mem_id: 'A1' }),
      plainTraveller({ rv_mem_id: 'T1', mem_type: 'teen', mem_nm: 'BO' }),
      plainTraveller({ rv_mem_id: 'C1', mem_type: 'child', mem_nm: 'IN' }),
    ],
    files: [file('adult', 1), file('adult', 2), file('teen', 1), file('child', 1)],
    options: [option('GROUND', 3), option('LIGHT', 4), option('GONE', 2)],
    rooms: [room('D', 2), room('S', 1)],
    price: { ...plainPrice, total: 999 },
  });
  const without = (...ids: string[]): SmallerOrder => {
    const smaller = withoutTravellers(order, product, ids);
    if (typeof smaller === 'string') throw new Error(smaller);
    return smaller;
  };

  it('keeps names and papers with their persons, who are numbered anew', () => {
    const smaller = without('A1');
    expect(smaller.party).toEqual({ adult_cnt: 1, teen_cnt: 1, children_cnt: 0, child_cnt: 1 });
    expect(smaller.travellers.map(({ rv_mem_id, sort_order }) => [rv_mem_id, sort_order])).toEqual([
      ['A2', 1],
      ['T1', 1],
      ['C1', 1],
    ]);
    expect(smaller.files.map(({ mem_file_id, sort_order }) => [mem_file_id, sort_order])).toEqual([
      ['adult2', 1],
      ['teen1', 1],
      ['child1', 1],
    ]);
    expect(smaller.removed).toEqual([file('adult', 1)]);
    expect(smaller.buyername).toBe('LIN MEI');
  });

  it('is priced by its frozen agreement', () => {
    const { price, rooms, options } = without('A1');
    expect(rooms.map(({ hotel_type, personnel_cnt }) => [hotel_type, personnel_cnt])).toEqual([['D', 2]]);
    expect(options.map(({ opt_code, participant_cnt }) => [opt_code, participant_cnt])).toEqual([
      ['GROUND', 2],
      ['LIGHT', 3],
      ['GONE', 2],
    ]);
    expect(price).toEqual({
      ...order.price,
      cost: 200,
      origin_cost: 260_000,
      option: 140,
      origin_option: 182_000,
      hotel: 20,
      origin_hotel: 26_000,
      total: 360,
    });
  });

  it('removes papers from the last person on', () => {
    expect(without('A1', 'C1').removed.map(({ mem_file_id }) => mem_file_id)).toEqual(['child1', 'adult1']);
    expect(without('A2', 'A1').removed.map(({ mem_file_id }) => mem_file_id)).toEqual(['adult2', 'adult1']);
  });

  it('loses no bed and no seat for an infant, who takes part all the same', () => {
    const { rooms, options, party } = without('C1');
    expect(party.child_cnt).toBe(0);
    expect(rooms).toHaveLength(2);
    expect(options.map(({ participant_cnt }) => participant_cnt)).toEqual([3, 3, 2]);
  });

  it('may be led by a teenager, and keeps the name of its buyer where the lead has none', () => {
    expect(without('A1', 'A2').buyername).toBe('BO');
    const named = {
      ...order,
      buyername: 'BUYER',
      travellers: order.travellers.map((item) => ({ ...item, mem_nm: '' })),
    };
    expect(withoutTravellers(named, product, ['A1'])).toMatchObject({ buyername: 'BUYER' });
  });

  it('leaves out what nobody takes any more', () => {
    const seats = { ...order, options: [option('GROUND', 2), option('GROUND2', 1)] };
    const both = {
      ...product,
      options: [...product.options, { ...product.options[0]!, opt_code: 'GROUND2' }],
    };
    const smaller = withoutTravellers(seats, both, ['A1']) as SmallerOrder;
    expect(smaller.options.map(({ opt_code }) => opt_code)).toEqual(['GROUND']);
  });

  it.each<[string[], string]>([
    [[], 'invalid_value'],
    [['X1'], 'invalid_value'],
    [['A1', 'X1'], 'invalid_value'],
    [['A1', 'A2', 'T1'], 'cancel_lead_stays'],
  ])('that are %j is none: %s', (ids, error) => {
    expect(withoutTravellers(order, product, ids)).toBe(error);
  });

  it('may be named twice and are meant once', () => {
    expect(without('A1', 'A1')).toEqual(without('A1'));
  });

  it('is none of a package, or with half a double room', () => {
    expect(withoutTravellers(order, { ...product, package_cnt: 3 }, ['A1'])).toBe('cancel_package_whole');
    expect(withoutTravellers({ ...order, rooms: [room('D', 4)] }, product, ['A1'])).toBe(
      'cancel_rooms_uneven',
    );
  });
});
