import { memberWithdrawnV1 } from '@narae/events';
import { documentViewModel } from '../src/documents/document-view.model.ts';
import { sweepOrphans } from '../src/documents/sweep-documents.ts';
import {
  deleteDueDocuments,
  sweepUnreserved,
  unreservedDays,
} from '../src/events/reservations/sweep-reservations.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { allPapers, guest, placesOf, publish, teaTime } from './support/events.ts';
import { picture } from './support/shopper.ts';

const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service, { documents: allPapers });
});
afterEach(() => service.close());

const vaultSize = () => service.store.collection('documents.files').countDocuments();

describe('documents of an event', () => {
  it('are handed in before the reservation, and asked for person by person in their order', async () => {
    const me = guest(service);
    const missing = async () => {
      const { body } = await me.reserve(2);
      return [body.error, body.field];
    };
    expect(await missing()).toEqual(['passport_img_fail', 'file.1.1']);
    await me.hand(1, '1');
    expect(await missing()).toEqual(['event_visa_input', 'file.1.2']);
    await me.hand(1, '2');
    expect(await missing()).toEqual(['event_birth_input', 'file.1.3']);
    await me.hand(1, '3');
    expect(await missing()).toEqual(['passport_img_fail', 'file.2.1']);
    expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
    for (const kind of ['1', '2', '3'] as const) await me.hand(2, kind);
    expect((await me.reserve(2)).status).toBe(200);
    expect(await me.papers()).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3']);
    expect((await me.page())?.files).toHaveLength(6);
  });

  it('are those the organiser asks for', async () => {
    const me = guest(service);
    await publish(service, { documents: { ...allPapers, visa: false, birth_certificate: false } });
    const rejected = await me.hand(1, '2');
    expect([rejected.status, rejected.body.error, rejected.body.field]).toEqual([
      400,
      'invalid_value',
      'file_type',
    ]);
    await me.hand(1);
    expect((await me.reserve(1)).status).toBe(200);
    await publish(service, { documents: allPapers });
    expect((await me.call('myinfoEventList', {})).body).toMatchObject([{ papers_missing: 2 }]);
  });

  it('are all three where the organiser has said nothing', async () => {
    await publish(service, { documents: undefined });
    expect((await guest(service).page())?.documents).toEqual(allPapers);
  });

  it.each([
    ['a person beyond the places', { sort_order: '11' }, 'sort_order', 400],
    ['a person without a number', { sort_order: '0' }, 'sort_order', 400],
    ['another kind', { file_type: '4' }, 'file_type', 400],
    ['another member', { mem_id: 'MEM0000000002' }, 'mem_id', 403],
    ['an event nobody knows', { event_id: 'EVT999999' }, 'event_id', 404],
  ])('are rejected of %s', async (_what, over, field, status) => {
    const answer = await guest(service).hand(1, '1', over);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect(await vaultSize()).toBe(0);
  });

  it('replace one another, and are rejected with the same name and content twice', async () => {
    const me = guest(service);
    const bytes = await picture(7001);
    await me.hand(1, '1', {}, { bytes });
    expect((await me.hand(2, '1', {}, { bytes })).body.error).toBe('upload_duplicate');
    expect((await me.hand(1)).status).toBe(200);
    expect([await me.papers(), await vaultSize()]).toEqual([['1.1'], 1]);
  });

  it('can be read by their owner and administrators, each view in the log, and by nobody else', async () => {
    const me = guest(service);
    const { event_mem_file_id, file_path } = (await me.hand(1)).body.file;
    expect(file_path).toBe(`/files/${event_mem_file_id}`);
    const read = (as: string, admin = false) =>
      service.inject('travellerFile', { mem_file_id: event_mem_file_id }, { as, admin });
    expect((await read('MEM0000000099')).status).toBe(404);
    expect((await read('MEM0000000098', true)).status).toBe(200);
    const mine = await read(me.as);
    expect([mine.status, mine.headers['cache-control']]).toEqual([200, 'no-store, private']);
    const views = await documentViewModel(service.store)
      .find({ mem_file_id: event_mem_file_id })
      .sort({ _id: 1 })
      .lean();
    expect(views).toMatchObject([
      { viewer_mem_id: 'MEM0000000098', as_admin: true, mem_id: me.as },
      { viewer_mem_id: me.as, as_admin: false },
    ]);
    expect(views[0]?.event_rv_id).toMatch(/^EVT_RV/);
  });

  it('of people who left are deleted with them, and all with the reservation', async () => {
    const me = guest(service);
    await publish(service, { documents: { ...allPapers, visa: false, birth_certificate: false } });
    for (const person of [1, 2, 3]) await me.hand(person);
    const { event_rv_id } = (await me.reserve(3)).body;
    expect((await me.change(event_rv_id, 1)).status).toBe(200);
    expect([await me.papers(), await vaultSize()]).toEqual([['1.1'], 1]);
    expect((await me.change(event_rv_id, 2)).body.field).toBe('file.2.1');
    expect((await placesOf(service)).claims).toMatchObject([{ count: 1, settled: true }]);
    await me.call('eventReservDelete', { event_rv_id });
    expect([await me.papers(), await vaultSize()]).toEqual([[], 0]);
  });

  it('are deleted one by one by their owner alone, while the event may be changed', async () => {
    const [me, stranger] = [guest(service), guest(service)];
    const first = (await me.hand(1)).body.file.event_mem_file_id;
    const second = (await me.hand(2)).body.file.event_mem_file_id;
    const remove = (who: typeof me, event_mem_file_id: string) =>
      who.call('eventPassPortDelete', { event_mem_file_id });
    expect((await remove(stranger, first)).body.error).toBe('upload_delete_fail');
    expect((await remove(me, first)).status).toBe(200);
    expect((await remove(me, first)).status).toBe(200);
    clock.advance(12 * day);
    expect((await remove(me, second)).body.error).toBe('expire_end');
    expect((await me.hand(1)).body.error).toBe('expire_end');
    expect([await me.papers(), await vaultSize()]).toEqual([['2.1'], 1]);
  });

  it('go with a member who leaves', async () => {
    const me = guest(service);
    await me.hand(1);
    await service.emit(memberWithdrawnV1, { aggregateId: me.as, version: 1, data: { mem_id: me.as } });
    expect(await vaultSize()).toBe(0);
  });
});

describe('the sweeps', () => {
  it('delete papers nobody reserved with, and only those', async () => {
    const [idle, me] = [guest(service), guest(service)];
    await publish(service, { documents: { ...allPapers, visa: false, birth_certificate: false } });
    await idle.hand(1);
    for (const person of [1, 2]) await me.hand(person);
    await me.reserve(2);
    await me.hand(3);
    clock.advance(unreservedDays * day);
    expect(await sweepUnreserved(context)).toBe(0);
    clock.advance(1000);
    expect(await sweepUnreserved(context)).toBe(2);
    expect([await idle.papers(), await me.papers(), await vaultSize()]).toEqual([[], ['1.1', '2.1'], 2]);
    expect(await sweepUnreserved(context)).toBe(0);
    expect((await me.page())?.reservation?.event_cnt).toBe(2);
  });

  it('leave bytes alone that a reservation names', async () => {
    const me = guest(service);
    await me.hand(1);
    await context.vault.put('EVT_RV000000099', await picture(7002));
    expect(await sweepOrphans(context, new Date(Date.now() + day))).toBe(1);
    expect(await vaultSize()).toBe(1);
  });

  it('delete the papers of events that are long over', async () => {
    const me = guest(service);
    await publish(service, { documents: { ...allPapers, visa: false, birth_certificate: false } });
    await me.hand(1);
    await me.reserve(1);
    // The event is on 20 December: 29 days from now.
    clock.advance((29 + service.config.retentionDays - 1) * day);
    expect(await deleteDueDocuments(context)).toBe(0);
    clock.advance(day);
    expect(await deleteDueDocuments(context)).toBe(1);
    expect([await me.papers(), await vaultSize()]).toEqual([[], 0]);
    expect(
      (await me.call('eventReservation', { event_id: teaTime.event_id, lan_tp: 'ENG' })).body,
    ).toMatchObject([{ reservation: { event_cnt: 1 } }]);
  });
});
