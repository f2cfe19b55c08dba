import { createLimiter, type LimitName } from '@narae/service-kit';
import { LAN_TPS } from '@narae/contracts/languages';
import { remindGuests } from '../src/events/reservations/sweep-reservations.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { reservationModel } from '../src/events/domain/event-reservation.model.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish } from './support/events.ts';

const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const sent = async () => {
  await service.settle();
  return service.mails.all;
};
const english = mailTexts('ENG');
const subjects = {
  made: english('event_made_subject'),
  changed: english('event_changed_subject'),
  deleted: english('event_deleted_subject'),
  'reminder-due': english('event_reminder-due_subject'),
};
/** The jobs run in another context, whose relay stands still: the service's own publishes with its next turn. */
const remind = async () => {
  const count = await remindGuests(context);
  await publish(service, { event_id: 'EVTNUDGE' });
  return count;
};

it('confirms what was made, changed and deleted, to the stored address, and forgets that address', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(2)).body;
  await me.change(event_rv_id, 2);
  await me.change(event_rv_id, 1);
  await me.call('eventReservDelete', { event_rv_id });
  const mails = await sent();
  expect(mails.map(({ to, subject }) => [to, subject.split(' · ')[0]])).toEqual(
    [subjects.made, subjects.changed, subjects.deleted].map((subject) => [
      `${me.as.toLowerCase()}@example.com`,
      subject,
    ]),
  );
  const [made, , deleted] = mails;
  for (const said of [event_rv_id, 'KIM NARAA', 'KIM NARAB', 'Free of charge', 'Seoul English'])
    expect(made?.text).toContain(said);
  for (const personal of ['821012345678', 'Shanghai']) expect(made?.text).not.toContain(personal);
  expect(deleted?.text).not.toContain('KIM NARA');
  expect(made?.text).toContain(english('event_closing'));
  expect(deleted?.text).toContain(english('event_farewell'));
  // Nobody is seen at an event they will not come to.
  expect(deleted?.text).not.toContain(english('event_closing'));
  const kept = await reservationModel(service.store).findOne({ event_rv_id }).lean();
  expect(kept?.farewell).toBe('');
});

it('goes to nobody whose mailbox is not confirmed', async () => {
  const me = guest(service);
  const unconfirmed = { emailConfirmed: false };
  const form = { event_id: 'EVT000001', ...me.form(1) };
  const { status } = await service.inject('eventReservSave', form, { as: me.as, ...unconfirmed });
  expect(status).toBe(200);
  expect(await sent()).toEqual([]);
});

it('goes to one mailbox only so often', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  for (let i = 0; i < 24; i += 1) await me.change(event_rv_id, 1 + ((i + 1) % 2));
  expect(await sent()).toHaveLength(20);
});

describe('counted before', () => {
  const count = (limit: LimitName, whom: string, by: number) =>
    createLimiter({ store: service.store, now: clock.now }).count(limit, whom, by);
  const write = async (addresses: readonly string[]) => {
    const me = guest(service, 'MEM0000000777');
    const [first = '', ...others] = addresses;
    const { event_rv_id } = (await me.reserve(1, { email: first })).body;
    // A mail goes to the address of the moment in which it is written.
    await sent();
    for (const [i, email] of others.entries()) {
      await me.change(event_rv_id, 1 + ((i + 1) % 2), { email });
      await sent();
    }
    return (await sent()).map(({ to }) => to);
  };

  it('goes to one mailbox only so often, whatever tag is added to its address', async () => {
    await count('event-mails', 'mina@example.com', 18);
    const written = await write([1, 2, 3, 4].map((tag) => `mina+${tag}@example.com`));
    expect(written).toEqual(['mina+1@example.com', 'mina+2@example.com']);
  });

  it('goes to twenty mailboxes that a member names in a day', async () => {
    await count('member-mailboxes', 'MEM0000000777', 18);
    const written = await write(['a@example.com', 'b@example.com', 'c@example.com', 'a@example.com']);
    expect(written).toEqual(['a@example.com', 'b@example.com', 'a@example.com']);
  });
});

it('reminds once, three days before, of what was reserved earlier', async () => {
  const [early, late] = [guest(service), guest(service)];
  await publish(service, { end_day: '2026-12-20' });
  await early.reserve(1);
  expect(await remind()).toBe(0);
  // 17 December in Seoul, three days before.
  clock.advance(26 * day);
  await late.reserve(1);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const reminders = (await sent()).filter(({ subject }) => subject.startsWith(subjects['reminder-due']));
  expect(reminders.map(({ to }) => to)).toEqual([`${early.as.toLowerCase()}@example.com`]);
});

it('reminds of no event that was taken back or is over', async () => {
  await guest(service).reserve(1);
  clock.advance(26 * day);
  await publish(service, { withdrawn: true });
  expect(await remind()).toBe(0);
  await publish(service);
  clock.advance(3 * day);
  expect(await remind()).toBe(0);
});

it.each(LAN_TPS)('is written in %s where the reservation was made in it', async (lanTp) => {
  const me = guest(service);
  const form = { event_id: 'EVT000001', ...me.form(1) };
  await service.inject('eventReservSave', form, { as: me.as, lanTp });
  const [mail] = await sent();
  expect(mail?.lan_tp).toBe(lanTp);
  expect(mail?.subject).toContain(mailTexts(lanTp)('event_made_subject'));
  expect(mail?.text).toContain(mailTexts(lanTp)('event_free'));
});

describe('mails that old clients ask for', () => {
  const asked = {
    email_type: 'event_rv',
    email: 'stranger@example.com',
    event_title: 'Buy this',
    event_cnt: 9,
  };

  it('have been sent already, and go to nobody twice', async () => {
    const me = guest(service);
    expect((await me.call('smtpEmail', asked)).body.error).toBe('event_reserv_not_found');
    await me.reserve(1);
    expect((await me.call('smtpEmail', asked)).body).toEqual({ msg: 'success' });
    expect((await sent()).map(({ to }) => to)).toEqual([`${me.as.toLowerCase()}@example.com`]);
    expect((await me.call('smtpEmail', { ...asked, email_type: 'spam' })).status).toBe(400);
  });

  it('are tried out by administrators alone', async () => {
    const me = guest(service);
    expect((await me.call('smtpEmailTest', {})).body.error).toBe('admin_only');
    expect((await me.call('smtpEmailTest', {}, { admin: true })).status).toBe(200);
    expect((await sent()).map(({ to }) => to)).toEqual(['help@narae.example']);
  });
});
