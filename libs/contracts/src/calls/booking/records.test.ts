import type { z } from 'zod';
import { cartRecord, when } from '../../testing/old-client-records.ts';
import { bookingCalls } from './calls.ts';

const mem_id = 'MEM0000000001';

/** The records as the specification of the wire names them, each with all its fields. */
const cart = cartRecord(mem_id, 'CART000001');
const option = {
  opt_id: 'OPTD00000001',
  cart_id: 'CART000001',
  mem_id,
  prod_id: 'P000001',
  opt_code: 'HANBOK',
  opt_name: 'Hanbok',
  opt_price: 20,
  origin_price: 26_000,
  participant_cnt: 1,
  ...when,
};
const hotel = {
  hotel_cart_id: 'HOTCRAT0000001',
  cart_id: 'CART000001',
  mem_id,
  hotel_dtl_id: 'H000001',
  hotel_type_nm: 'Double',
  hotel_type: 'D',
  hotel_price: 40,
  personnel_cnt: 2,
  ...when,
};
const order = {
  order_id: 'ORDER000000001',
  prod_id: 'P000001',
  mem_id,
  cart_id: 'CART000001',
  txn_type: 'N',
  buyername: 'LIN MEI',
  tel: '821012345678',
  email: 'lin@example.com',
  product: 'Han river night walk',
  pay_yn: 'N',
  use_yn: 'Y',
  del_yn: 'N',
  ...when,
};
const member = {
  rv_mem_id: 'RV_MEM000000001',
  order_id: 'ORDER000000001',
  mem_id,
  mem_nm: 'LIN MEI',
  mem_type: 'adult',
  use_yn: 'Y',
};

const taken: [keyof typeof bookingCalls, Record<string, unknown>][] = [
  ['mycartInsert', cart],
  ['optionDtlInsert', option],
  ['hotelCartInsert', hotel],
  ['hotelCartUpdate', hotel],
  ['reservInfoInsert', order],
  ['reservInfoUpdate', order],
  ['reservMemberInfoInsert', member],
  ['reservMemberInfoUpdate', member],
];
const parse = (name: keyof typeof bookingCalls, info: unknown) =>
  (bookingCalls[name].input as z.ZodType).safeParse(info);

describe('a record as old clients send it', () => {
  it.each(taken)('%s takes every field of it', (name, record) => {
    expect(parse(name, record).error?.issues ?? []).toEqual([]);
  });

  it.each(taken)('%s takes it with what the server knows left empty', (name, record) => {
    const bare = Object.fromEntries(
      Object.entries(record).map(([field, value]) =>
        ['reg_date', 'mod_date', 'use_yn', 'prod_title', 'opt_name', 'product'].includes(field)
          ? [field, null]
          : [field, value],
      ),
    );
    expect(parse(name, bare).error?.issues ?? []).toEqual([]);
  });

  it.each(taken)('%s rejects a field that nobody named', (name, record) => {
    expect(parse(name, { ...record, admin_yn: 'Y' }).error?.issues[0]).toMatchObject({
      code: 'unrecognized_keys',
      keys: ['admin_yn'],
    });
  });

  it.each(taken)('%s rejects an operator in any of its fields', (name, record) => {
    const through = Object.keys(record).filter(
      (field) => parse(name, { ...record, [field]: { $ne: '' } }).success,
    );
    expect(through).toEqual([]);
  });
});

describe('members of an order', () => {
  const { input } = bookingCalls.reservMemberInfoInsert;
  const read = (info: unknown) => input.safeParse(info);

  it('come as one record, as a list with its order, or as the list alone', () => {
    const { order_id, ...person } = member;
    const second = { ...person, rv_mem_id: undefined, mem_nm: 'LIN BO' };
    expect(read(member).data).toMatchObject({ order_id, members: [{ mem_nm: 'LIN MEI' }] });
    for (const info of [{ order_id, members: [person, second] }, { members: [member, second] }])
      expect(read(info).data).toMatchObject({
        order_id,
        members: [{ mem_nm: 'LIN MEI' }, { mem_nm: 'LIN BO' }],
      });
  });

  it.each([
    ['no order', { members: [{ mem_nm: 'LIN MEI', mem_type: 'adult' }] }, 'order_id', 'invalid_value'],
    ['two orders', { order_id: 'ORDER000000002', members: [{ ...member }] }, 'order_id', 'invalid_value'],
    ['no name', { ...member, mem_nm: undefined }, 'mem_nm', 'traveller_name_input'],
    ['an empty name', { ...member, mem_nm: ' ' }, 'mem_nm', 'traveller_name_input'],
    ['a name in another script', { ...member, mem_nm: '김나래' }, 'mem_nm', 'traveller_name_passport'],
  ])('with %s are rejected', (_what, info, field, message) => {
    expect(read(info).error?.issues[0]).toMatchObject({ path: [field], message });
  });
});
