import { LAN_TPS } from '@narae/contracts/languages';
import { mailTexts } from '../src/notify/texts.ts';
import { reservationModel } from '../src/events/domain/event-reservation.model.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { eventPassportOnly, guest, placesOf, publish } from './support/events.ts';
import { organiser } from './support/organiser.ts';

const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let admin: ReturnType<typeof organiser>;
beforeEach(async () => {
  ({ service, clock } = await startBookingBeside());
  await publish(service, { documents: eventPassportOnly });
  admin = organiser(service);
});
afterEach(() => service.close());

/** A reservation for so many, everybody with a passport. */
const reserved = async (people = 1) => {
  const me = guest(service);
  for (let person = 1; person <= people; person += 1) await me.hand(person);
  const { event_rv_id } = (await me.reserve(people)).body;
  const states = async () => (await me.page())?.papers.map(({ papers_state }) => papers_state);
  return { me, event_rv_id, states };
};
describe('papers of one person', () => {
  it('wait for the organiser, are rejected with a reason the member reads, mended, and accepted', async () => {
    const { me, event_rv_id, states } = await reserved(2);
    expect(await states()).toEqual(['to-check', 'to-check']);
    expect((await admin.list()).events).toMatchObject([{ papers_to_check: 2, taken: 2, remaining: 8 }]);

    expect((await admin.accept(event_rv_id, 1)).status).toBe(200);
    const rejected = await admin.reject(event_rv_id, 2, { reason: 'expired', note: 'Until 2025\r\nonly' });
    expect(rejected.status).toBe(200);
    expect(await states()).toEqual(['accepted', 'rejected']);
    expect((await me.page())?.papers[1]?.rejection).toEqual({
      reason: 'expired',
      text: expect.stringContaining('has expired'),
      note: 'Until 2025\nonly',
    });
    const [mine] = (await me.call('myinfoEventList', {}, { lanTp: 'KOR' })).body;
    expect(mine?.papers[1]?.rejection?.text).toContain('유효기간');
    expect(await placesOf(service)).toMatchObject({ remaining: 8 });

    await me.hand(2);
    expect(await states()).toEqual(['accepted', 'to-check']);
    expect((await admin.accept(event_rv_id, 2)).status).toBe(200);
    expect(await states()).toEqual(['accepted', 'accepted']);
    expect((await admin.list()).events).toMatchObject([{ papers_to_check: 0 }]);
    expect(await admin.audit()).toEqual([
      [admin.as, 'papers-accepted', event_rv_id],
      [admin.as, 'papers-accepted', event_rv_id],
      [admin.as, 'papers-rejected', event_rv_id],
    ]);
    const lines = (await admin.call('bookingAudit', { kind: 'reservation', id: event_rv_id })).body;
    expect(lines.map(({ changes }) => changes[0])).toContainEqual({
      field: 'papers.2',
      from: 'to-check',
      to: 'rejected: expired',
    });
  });

  it('are checked again under another name, the others stay as they were', async () => {
    const { me, event_rv_id, states } = await reserved(2);
    await admin.accept(event_rv_id, 1);
    await admin.accept(event_rv_id, 2);
    await me.change(event_rv_id, 2, {
      members: [{ mem_nm: 'KIM NARAA' }, { mem_nm: 'LEE BORAM' }],
    });
    expect(await states()).toEqual(['accepted', 'to-check']);
  });

  it('are missing once deleted, and when the organiser asks for more', async () => {
    const { me, event_rv_id, states } = await reserved();
    await admin.accept(event_rv_id);
    await publish(service, { documents: { passport: true, visa: true, birth_certificate: false } });
    expect(await states()).toEqual(['missing']);
    await publish(service, { documents: eventPassportOnly });
    expect(await states()).toEqual(['accepted']);
    const [file] = (await admin.person(event_rv_id)).papers;
    await me.call('eventPassPortDelete', { event_mem_file_id: file?.event_mem_file_id ?? '' });
    expect(await states()).toEqual(['missing']);
    expect((await admin.accept(event_rv_id)).body.error).toBe('event_papers_incomplete');
    await publish(service, { documents: { passport: false, visa: false, birth_certificate: false } });
    expect(await states()).toEqual(['none']);
    expect((await admin.accept(event_rv_id)).body.error).toBe('event_papers_incomplete');
  });

  it('are not decided on by what somebody saw before they changed', async () => {
    const { me, event_rv_id, states } = await reserved();
    const before = await admin.person(event_rv_id);
    await me.hand(1);
    expect((await admin.accept(event_rv_id, 1, before)).body.error).toBe('papers_changed');
    expect(await states()).toEqual(['to-check']);
    const now = await admin.person(event_rv_id);
    expect((await admin.reject(event_rv_id, 1, { reason: 'other' }, now)).status).toBe(200);
    expect((await organiser(service, 'MEM0000000501').accept(event_rv_id, 1, now)).body.error).toBe(
      'papers_changed',
    );
    expect(await states()).toEqual(['rejected']);
  });

  it('that are replaced while they are accepted end either accepted before or to check', async () => {
    const { me, event_rv_id, states } = await reserved();
    const seen = await admin.person(event_rv_id);
    const [accepted, replaced] = await Promise.all([admin.accept(event_rv_id, 1, seen), me.hand(1)]);
    expect(replaced.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(await states()).toEqual(['to-check']);
  });

  it('accepted twice are accepted once', async () => {
    const { event_rv_id } = await reserved();
    const seen = await admin.person(event_rv_id);
    const answers = await Promise.all([1, 2, 3].map(() => admin.accept(event_rv_id, 1, seen)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await admin.audit()).toHaveLength(1);
  });

  it('can be mended after the last day for changes until the event, unless they are accepted', async () => {
    const { me, event_rv_id, states } = await reserved(2);
    await admin.accept(event_rv_id, 1);
    await admin.reject(event_rv_id, 2);
    clock.advance(12 * day);
    expect((await me.hand(1)).body.error).toBe('expire_end');
    expect((await me.hand(3)).body.error).toBe('expire_end');
    expect((await guest(service).hand(1)).body.error).toBe('expire_end');
    expect((await me.hand(2)).status).toBe(200);
    expect(await states()).toEqual(['accepted', 'to-check']);
    clock.advance(18 * day);
    expect((await me.hand(2)).body.error).toBe('expire_end');
  });

  it('leave what was decided when they are deleted after the event', async () => {
    const { event_rv_id, states } = await reserved();
    await admin.accept(event_rv_id);
    await reservationModel(service.store).updateOne({ event_rv_id }, { $set: { files: [] } });
    expect(await states()).toEqual(['accepted']);
  });

  it.each([
    ['a reservation nobody has', { event_rv_id: 'EVT_RV999999999' }, 404, 'event_reserv_not_found'],
    ['a person nobody is', { event_rv_mem_id: 'EVT_RV_MEM99999' }, 404, 'event_reserv_not_found'],
    ['an operator in place of a number', { event_rv_id: { $ne: '' } }, 400, 'invalid_value'],
    ['a reason nobody has', { reason: 'because' }, 400, 'invalid_value'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 400, 'invalid_value'],
    ['a mark that turns the direction of writing', { note: '\u202eno' }, 400, 'invalid_value'],
    ['a field nobody knows', { by: 'MEM0000000001' }, 400, 'unknown_field'],
  ])('are not rejected of %s', async (_what, over, status, error) => {
    const { event_rv_id, states } = await reserved();
    const { event_rv_mem_id, seen } = await admin.person(event_rv_id);
    const answer = await admin.call('adminEventReject', {
      event_rv_id,
      event_rv_mem_id,
      seen,
      reason: 'other',
      ...over,
    });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await states()).toEqual(['to-check']);
  });

  it('of a deleted reservation are decided on by nobody', async () => {
    const { me, event_rv_id } = await reserved();
    const seen = await admin.person(event_rv_id);
    await me.call('eventReservDelete', { event_rv_id });
    expect((await admin.accept(event_rv_id, 1, seen)).body.error).toBe('event_reserv_not_found');
  });
});

describe('the mail about rejected papers', () => {
  const mails = async () => {
    await service.settle();
    return service.mails.all.filter(({ id }) => id?.includes('papers-rejected'));
  };

  it.each(LAN_TPS)('says in %s whose papers, why, and leads to where they are mended', async (lanTp) => {
    const me = guest(service);
    await me.hand(1);
    const form = { event_id: 'EVT000001', ...me.form(1) };
    const { event_rv_id } = (await service.inject('eventReservSave', form, { as: me.as, lanTp })).body;
    await admin.reject(event_rv_id, 1, { reason: 'name-differs', note: 'Line one\nLine two' });
    const [mail] = await mails();
    expect(mail?.lan_tp).toBe(lanTp);
    expect(mail?.subject).toContain(mailTexts(lanTp)('event_document_subject'));
    for (const said of ['KIM NARAA', 'Line one', 'Line two', '/eventReserv?event_id=EVT000001'])
      expect(mail?.text).toContain(said);
    expect(mail?.to).toBe(`${me.as.toLowerCase()}@example.com`);
  });

  it('goes to nobody whose mailbox is not confirmed', async () => {
    const me = guest(service);
    await me.hand(1);
    const form = { event_id: 'EVT000001', ...me.form(1) };
    const how = { as: me.as, emailConfirmed: false };
    const { event_rv_id } = (await service.inject('eventReservSave', form, how)).body;
    await admin.reject(event_rv_id);
    expect(await mails()).toEqual([]);
  });
});
