import { stoppedClock } from '@narae/test-kit';
import { memberWithdrawnV1 } from '@narae/events';
import { deleteExpired } from '../src/documents/sweep-documents.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { contextBeside, relayed } from './support/context-beside.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

const clock = stoppedClock();
const day = 24 * 3_600_000;
let service: TestBooking;
beforeAll(async () => {
  service = await startBooking(clock.now);
});
afterAll(() => service.close());

let members = 0;
const given = { passport_no: 'm 1234567', visa_no: 'K-2026-88', city: 'Đà Nẵng' };
const read = { passport_no: 'M1234567', visa_no: 'K-2026-88', city: 'Đà Nẵng' };

/** A confirmed order whose traveller gave passport and visa number and city. */
const confirmed = async (prod_id = 'PTOUR1') => {
  const member = shopper(service, `MEM00000020${String((members += 1)).padStart(2, '0')}`, 'VTN');
  const cart_id = await member.addWithPassport({ prod_id });
  const form = member.form(cart_id);
  const save = (person: object = {}) =>
    member.call('travellersSave', {
      ...form,
      tel_kind: '011',
      travellers: [{ ...form.travellers[0], ...person }],
    });
  expect((await save(given)).status).toBe(200);
  const stored = async () => JSON.stringify(await bookingModel(service.store).findOne({ cart_id }).lean());
  const person = async () => (await member.detail(cart_id))?.travellers[0];
  return { member, cart_id, save, stored, person };
};

describe('passport and visa number and city of a traveller', () => {
  it('are read by the order’s owner and stored encrypted', async () => {
    const { member, cart_id, stored, person } = await confirmed();
    expect(await person()).toMatchObject(read);
    expect(await member.detail(cart_id)).toMatchObject({ tel_kind: '011' });
    expect(await stored()).not.toMatch(/M1234567|K-2026|Nẵng|passport_no/);
  });

  it('stay where a later save leaves them out, and go where it empties them', async () => {
    const { save, stored, person } = await confirmed();
    await save({ mem_nm: 'LIN MEIMEI' });
    expect(await person()).toMatchObject({ mem_nm: 'LIN MEIMEI', ...read });
    await save({ visa_no: '' });
    expect(await person()).toMatchObject({ ...read, visa_no: '' });
    await save({ passport_no: '', visa_no: '', city: '' });
    expect(await person()).toMatchObject({ passport_no: '', visa_no: '', city: '' });
    expect(await stored()).not.toContain('particulars');
  });

  it('are read from the two lines of the passport, which are not stored', async () => {
    const { save, stored, person } = await confirmed();
    const passport_lines = 'P<KORKIM<<NARAE\nM123456788KOR9001011F3001019<<<<<<<<<<<<<<00';
    expect((await save({ passport_no: 'X99999', passport_lines })).status).toBe(200);
    expect(await person()).toMatchObject({
      mem_nm: 'LIN MEI',
      passport_no: 'M12345678',
      passport_expiry: '2030-01-01',
    });
    expect(await person()).not.toHaveProperty('passport_lines');
    expect(await stored()).not.toMatch(/KIM<<|M12345678|2030-01-01/);
  });

  it('of another order cannot be read in their place', async () => {
    const [mine, theirs] = [await confirmed(), await confirmed()];
    const bookings = bookingModel(service.store);
    const other = await bookings.findOne({ cart_id: theirs.cart_id }).lean();
    await bookings.updateOne(
      { cart_id: mine.cart_id },
      { $set: { 'travellers.0.particulars': other?.travellers[0]?.particulars } },
    );
    const answer = await mine.member.call('orderDetail', {
      currency: 'USD',
      lan_tp: 'VTN',
      cart_id: mine.cart_id,
    });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('1234567');
  });

  it.each([
    ['passport_no', 'M12', 'traveller_passport_no', 'passport_no.adult.1'],
    ['passport_expiry', '2026-02-30', 'passport_expiry_form', 'passport_expiry.adult.1'],
    ['passport_expiry', '2026-12-19', 'passport_expired', 'passport_expiry.adult.1'],
    ['passport_lines', 'P<KORKIM', 'passport_lines_form', 'passport_lines.adult.1'],
    [
      'passport_lines',
      'P<KORKIM<<NARAE\nM123456798KOR9001011F3001019<<<<<<<<<<<<<<00',
      'passport_lines_number',
      'passport_lines.adult.1',
    ],
    ['visa_no', '?', 'traveller_visa_no', 'visa_no.adult.1'],
    ['mem_nm', '김나래', 'traveller_name_passport', 'name.adult.1'],
    ['mem_nm', ' ', 'traveller_name_input', 'name.adult.1'],
    ['city', '<b>Seoul</b>', 'name_characters', 'travellers.0.city'],
    ['passport_no', { $ne: '' }, 'invalid_value', 'travellers.0.passport_no'],
  ])('are named where %s is %p', async (name, value, error, field) => {
    const { save } = await confirmed();
    expect(await save({ [name]: value })).toMatchObject({ status: 400, body: { error, field } });
  });

  it('are in no stored answer in the clear, and in none once the member is gone', async () => {
    const { member, cart_id } = await confirmed();
    const { order_id } = (await member.detail(cart_id)) ?? {};
    const kept = () => service.store.collection('idempotency').find({ mem_id: member.as }).toArray();
    const once = { idempotencyKey: 'name-a-traveller-1' };
    const person = { order_id, mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI', ...given };
    const first = await member.call('reservMemberInfoInsert', person, once);
    expect(first.body.members).toMatchObject([read]);
    expect((await member.call('reservMemberInfoInsert', person, once)).body).toEqual(first.body);
    const asked = { currency: 'USD', lan_tp: 'VTN', cart_id };
    await member.call('orderDetail', asked, { idempotencyKey: 'read-an-order-1' });
    expect((await kept()).map(({ call }) => call)).toEqual(['reservMemberInfoInsert']);
    expect(JSON.stringify(await kept())).not.toMatch(/LIN|M1234567|name-a-traveller/);

    const data = { mem_id: member.as };
    await service.emit(memberWithdrawnV1, { aggregateId: member.as, version: 2, data });
    expect(await kept()).toEqual([]);
  });

  it('go with the member', async () => {
    const { member, stored } = await confirmed();
    const data = { mem_id: member.as };
    await service.emit(memberWithdrawnV1, { aggregateId: member.as, version: 2, data });
    expect(await stored()).not.toMatch(/particulars|"011"|LIN/);
  });

  it('go with the documents 90 days after the trip, also where no document was left', async () => {
    await service.sell({ ...tour, prod_id: 'PEND', start_day: '2026-12-01', end_day: '2026-12-03' });
    const { cart_id, stored } = await confirmed('PEND');
    await bookingModel(service.store).updateOne({ cart_id }, { $set: { files: [] } });
    clock.advance(102 * day);
    expect(await deleteExpired(await contextBeside(service, clock.now))).toBe(1);
    expect(await stored()).toContain('LIN MEI');
    expect(await stored()).not.toContain('particulars');
    await relayed(service);
    clock.advance(-102 * day);
  });

  it('are told of as deleted by one mail, and not to whoever has left', async () => {
    const endings = () =>
      service.mails.all.filter(({ subject }) => subject.startsWith('Giấy tờ của hành khách đã'));
    const before = endings().length;
    await service.sell({ ...tour, prod_id: 'PEND2', start_day: '2026-12-01', end_day: '2026-12-03' });
    const { cart_id, member } = await confirmed('PEND2');
    const left = await confirmed('PEND2');
    const data = { mem_id: left.member.as };
    await service.emit(memberWithdrawnV1, { aggregateId: left.member.as, version: 2, data });
    clock.advance(102 * day);
    const beside = await contextBeside(service, clock.now);
    await deleteExpired(beside);
    await relayed(service);
    expect(await deleteExpired(beside)).toBe(0);
    await relayed(service);
    clock.advance(-102 * day);
    const [mail, ...more] = endings().slice(before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'lin@example.com' });
    for (const said of ['90 ngày', 'Số và ngày hết hạn hộ chiếu', 'LIN MEI'])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('M1234567');
    const { history } =
      (await bookingModel(service.store).findOne({ cart_id, mem_id: member.as }).lean()) ?? {};
    expect(history).toMatchObject([{ what: 'papers-deleted', by: 'shop' }]);
  });
});
