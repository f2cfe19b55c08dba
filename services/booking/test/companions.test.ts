import { stoppedClock } from '@narae/test-kit';
import { memberWithdrawnV1 } from '@narae/events';
import { deleteUnusedCompanions } from '../src/cart/companions/companions.ts';
import { companionListModel } from '../src/cart/companions/companion.model.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let clock: ReturnType<typeof stoppedClock>;
let me: ReturnType<typeof shopper>;
beforeEach(async () => {
  clock = stoppedClock();
  service = await startBooking(clock.now);
  me = shopper(service);
});
afterEach(() => service.close());

const lin = {
  mem_nm: 'LIN MEI',
  birth_day: '1990-01-01',
  passport_no: 'm 1234 5678',
  passport_expiry: '2030-01-01',
  visa_no: '',
  city: 'Busan',
};
const stored = { ...lin, passport_no: 'M12345678', version: 1 };
const list = async () => (await me.call('companions', {})).body;
const save = (change: Record<string, unknown> = {}) => me.call('companionSave', { ...lin, ...change });
const add = async (change: Record<string, unknown> = {}): Promise<string> =>
  (await save(change)).body.companion_id;

it('a person is saved, listed by name, changed and deleted', async () => {
  expect(await list()).toEqual([]);
  const companion_id = await add();
  await add({ mem_nm: 'AN BO' });
  expect(await list()).toEqual([expect.objectContaining({ mem_nm: 'AN BO' }), { ...stored, companion_id }]);
  expect((await save({ companion_id, version: 1, city: '', visa_no: undefined })).status).toBe(200);
  expect((await list())[1]).toEqual({ ...stored, companion_id, version: 2, city: '' });
  for (let i = 0; i < 2; i += 1)
    expect((await me.call('companionDelete', { companion_id })).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

it('somebody of the same name and birthday is changed and not saved twice, and what is left out stays', async () => {
  const companion_id = await add();
  const { mem_nm, birth_day } = lin;
  const again = await me.call('companionSave', { mem_nm: 'lin  mei', birth_day, city: 'Seoul' });
  expect(again.body).toEqual({ msg: 'success', companion_id });
  expect(await list()).toEqual([{ ...stored, mem_nm: 'lin mei', city: 'Seoul', companion_id, version: 2 }]);
  await me.call('companionSave', { mem_nm, birth_day: '2015-01-01' });
  expect(await list()).toHaveLength(2);
});

it('sessions that save one person at once leave one', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await list()).toHaveLength(1);
});

it('a change names the person it was made on', async () => {
  const companion_id = await add();
  const change = { companion_id, version: 1 };
  const answers = await Promise.all([save({ ...change, city: 'Jeju' }), save({ ...change, city: 'Seoul' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await save(change)).toMatchObject({ status: 409, body: { error: 'version_conflict' } });
  expect(await save({ companion_id: 'COMPANION999999999', version: 1 })).toMatchObject({
    status: 404,
    body: { error: 'companion_not_found' },
  });
  const other = await add({ mem_nm: 'AN BO' });
  expect(await save({ companion_id: other, version: 1 })).toMatchObject({
    status: 409,
    body: { error: 'companion_twice', field: 'mem_nm' },
  });
});

it('a member saves twenty people and no more, also at once', async () => {
  const letter = (i: number): string => String.fromCharCode(65 + i);
  for (let i = 0; i < 18; i += 1) await add({ mem_nm: `LIN ${letter(i)}` });
  const answers = await Promise.all([18, 19, 20, 21].map((i) => save({ mem_nm: `LIN ${letter(i)}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await save({ mem_nm: 'LIN Z' })).toMatchObject({ body: { error: 'companions_most' } });
  expect(await list()).toHaveLength(20);
  expect((await save({ mem_nm: 'LIN A', city: 'Seoul' })).status).toBe(200);
});

it.each([
  [{ mem_nm: '' }, 'traveller_name_input', 'mem_nm'],
  [{ mem_nm: '林美' }, 'traveller_name_passport', 'mem_nm'],
  [{ birth_day: '2026-11-22' }, 'companion_birth_input', 'birth_day'],
  [{ passport_no: '12' }, 'traveller_passport_no', 'passport_no'],
  [{ passport_expiry: 'soon' }, 'passport_expiry_form', 'passport_expiry'],
  [{ visa_no: '?' }, 'traveller_visa_no', 'visa_no'],
  [{ passport_lines: 'P<KOR' }, 'unknown_field', 'passport_lines'],
])('%j is rejected with %s', async (change, error, field) => {
  expect(await save(change)).toMatchObject({ status: 400, body: { error, field } });
  expect(await list()).toEqual([]);
});

it('they are their member’s alone, and unreadable in the store', async () => {
  const companion_id = await add();
  const other = shopper(service, 'MEM0000000002');
  expect((await other.call('companions', {})).body).toEqual([]);
  expect((await other.call('companions', { mem_id: me.as })).status).toBe(403);
  await other.call('companionDelete', { companion_id });
  expect(await other.call('companionSave', { ...lin, companion_id, version: 1 })).toMatchObject({
    status: 404,
  });
  expect(await list()).toHaveLength(1);
  const lists = companionListModel(service.store);
  const raw = JSON.stringify(await lists.find().lean());
  for (const text of ['LIN', '1990', 'M12345678', 'Busan']) expect(raw).not.toContain(text);
});

it('what was encrypted for one member or entry opens for no other', async () => {
  await add();
  await shopper(service, 'MEM0000000002').call('companionSave', { ...lin, mem_nm: 'AN BO' });
  const lists = companionListModel(service.store);
  const [mine, theirs] = await lists.find().sort({ mem_id: 1 }).lean();
  await lists.updateOne({ mem_id: me.as }, { $set: { people: theirs?.people } });
  expect((await me.call('companions', {})).status).toBe(500);
  await lists.updateOne({ mem_id: me.as }, { $set: { people: mine?.people } });
  expect(await list()).toHaveLength(1);
});

describe('whoever is not used for 24 months', () => {
  const monthMs = 30.5 * 24 * 60 * 60 * 1000;
  const sweep = () =>
    deleteUnusedCompanions({ companionLists: companionListModel(service.store), now: clock.now });

  it('is deleted; travelling and being saved are use', async () => {
    await add();
    await add({ mem_nm: 'AN BO' });
    await add({ mem_nm: 'GONE' });
    clock.advance(14 * monthMs);
    await add({ mem_nm: 'AN BO' });
    expect(await sweep()).toBe(0);
    await service.sell({ ...tour, start_day: '2028-12-20', end_day: '2028-12-20' });
    const cart_id = await me.addWithPassport();
    expect((await me.call('travellersSave', me.form(cart_id))).status).toBe(200);
    clock.advance(11 * monthMs);
    expect(await sweep()).toBe(1);
    expect((await list()).map(({ mem_nm }: { mem_nm: string }) => mem_nm)).toEqual(['AN BO', 'LIN MEI']);
    expect(await sweep()).toBe(0);
  });
});

it('they are erased with their member', async () => {
  await add();
  await service.emit(memberWithdrawnV1, { aggregateId: me.as, version: 1, data: { mem_id: me.as } });
  expect(await companionListModel(service.store).countDocuments()).toBe(0);
});
