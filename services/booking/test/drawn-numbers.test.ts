import { stoppedClock } from '@narae/test-kit';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

const clock = stoppedClock();
let service: TestBooking;
let members = 500;
const newcomer = () => shopper(service, `MEM0000000${(members += 1)}`);
beforeAll(async () => {
  service = await startBooking(clock.now);
});
afterAll(() => service.close());

type Member = ReturnType<typeof newcomer>;
const draw = async (member: Member, prefix: string, length?: number): Promise<string> => {
  const { status, body } = await member.call('commSequences', { prefix, field: 'any', length });
  expect(status).toBe(200);
  return body[0]?.commSeq ?? '';
};
const valueOf = (id: string): number => Number(/\d+$/.exec(id)?.[0]);

describe('a drawn number (ID-3)', () => {
  it.each([
    ['CART', 6],
    ['OPTD', 8],
    ['MEM', 10],
    ['COMMENT', 6],
    ['QNA', 6],
    ['EVT_RV_MEM', 9],
  ])('of %s has the digits that are asked for, where they are enough', async (prefix, usual) => {
    const member = newcomer();
    const digits = async (length?: number) =>
      (await draw(member, prefix, length)).slice(prefix.length).length;
    expect(await digits()).toBe(usual);
    expect(await digits(usual)).toBe(usual);
    expect(await digits(12)).toBe(12);
    // A counter at its beginning fits one digit, the kept half of the digits does not.
    const few = await digits(1);
    expect([1, usual]).toContain(few);
  });

  it('is nobody else’s: members who draw at the same time get different ones, also of other services’ kinds', async () => {
    const drawers = [newcomer(), newcomer(), newcomer()];
    for (const prefix of ['CART', 'COMMENT', 'MEM']) {
      const drawn = await Promise.all(
        drawers.flatMap((member) => [draw(member, prefix), draw(member, prefix)]),
      );
      expect(new Set(drawn).size).toBe(6);
    }
  });

  it('of another service’s kind is in the half that its counter leaves out, forty a day', async () => {
    const member = newcomer();
    for (let n = 0; n < 40; n += 1)
      expect(valueOf(await draw(member, 'QNA'))).toBeGreaterThanOrEqual(500_000);
    expect(await member.call('commSequences', { prefix: 'QNA' })).toMatchObject({
      status: 429,
      body: { error: 'rate_limited' },
    });
    expect(valueOf(await draw(newcomer(), 'QNA'))).toBeGreaterThanOrEqual(500_000);
  });

  it('is not for visitors', async () => {
    expect((await service.inject('commSequences', { prefix: 'CART' })).body.error).toBe('login_required');
  });
});

describe('the insert that names it', () => {
  it('gets it: row, option, room, order and traveller', async () => {
    const member = newcomer();
    const cart_id = await draw(member, 'CART', 6);
    const place = { prod_id: 'PPACK1', adult_cnt: 2 };
    expect((await member.add({ ...place, cart_id })).body).toMatchObject({ msg: 'success', cart_id });
    const opt_id = await draw(member, 'OPTD', 8);
    const option = { cart_id, opt_id, opt_code: 'HANBOK', participant_cnt: 1 };
    expect((await member.call('optionDtlInsert', option)).body.opt_id).toBe(opt_id);
    // A repeat finds the line.
    expect((await member.call('optionDtlInsert', option)).body.opt_id).toBe(opt_id);
    const hotel_cart_id = await draw(member, 'HOTCRAT', 7);
    const room = { cart_id, hotel_cart_id, hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 };
    expect((await member.call('hotelCartInsert', room)).body.hotel_cart_id).toBe(hotel_cart_id);
    const order_id = await draw(member, 'ORDER', 9);
    const contact = { buyername: 'PARK', tel: '01012345678', email: 'park@example.com' };
    expect((await member.call('reservInfoInsert', { cart_id, order_id, ...contact })).body.order_id).toBe(
      order_id,
    );
    const ids = [await draw(member, 'RV_MEM', 9), await draw(member, 'RV_MEM', 9)];
    const people = ids.map((rv_mem_id, i) => ({ rv_mem_id, mem_type: 'adult', mem_nm: `PARK ${'AB'[i]}` }));
    const named = await member.call('reservMemberInfoInsert', { order_id, members: people });
    expect(named.body.members.map(({ rv_mem_id }) => rv_mem_id)).toEqual(ids);
  });

  it('gets a fresh one where somebody else drew it, nobody did, or it is used', async () => {
    const [member, other] = [newcomer(), newcomer()];
    const drawn = await draw(other, 'CART');
    const made = (await member.add({ cart_id: drawn })).body.cart_id;
    expect(made).not.toBe(drawn);
    expect((await other.add({ cart_id: drawn })).body.cart_id).toBe(drawn);
    const again = { prod_id: 'PPACK1', adult_cnt: 2 };
    for (const cart_id of [drawn, made, 'CART777777', 'ORDER000000001', await draw(other, 'ORDER')])
      expect((await other.call('mycartInsert', { ...again, cart_id })).body.cart_id).not.toBe(cart_id);
  });

  it('leaves it with its member where it fails, for a day', async () => {
    const member = newcomer();
    const cart_id = await draw(member, 'CART');
    expect((await member.add({ cart_id, adult_cnt: 0 })).status).toBe(400);
    expect((await member.add({ cart_id })).body.cart_id).toBe(cart_id);
    const late = await draw(member, 'CART');
    clock.advance(24 * 3_600_000);
    const { body } = await member.add({ prod_id: 'PPACK1', adult_cnt: 2, cart_id: late });
    expect(body.msg).toBe('success');
    expect(body.cart_id).not.toBe(late);
  });
});
