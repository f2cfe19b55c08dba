import { LAN_TPS } from '@narae/contracts/languages';
import { spreadMessages } from '../src/events/messages/event-messages.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { reservationModel } from '../src/events/domain/event-reservation.model.ts';
import { relayed, startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { organiser } from './support/organiser.ts';

const { event_id } = teaTime;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
let admin: ReturnType<typeof organiser>;
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
  admin = organiser(service);
});
afterEach(() => service.close());

const english = { subjects: { ENG: 'New hall' }, texts: { ENG: 'We moved.\nPlease come to hall 2.' } };
const write = (message_id = 'message-1', over: object = {}) =>
  admin.call('adminEventMessage', { event_id, message_id, ...english, ...over });
const messages = async () => (await admin.call('adminEventMessages', { event_id })).body;
const spread = async () => {
  const reached = await spreadMessages(context);
  await relayed(service);
  return reached;
};
const mails = () => service.mails.all.filter(({ id }) => id?.includes('.message.'));

it('reaches everybody who has reserved once, and says how far it is', async () => {
  const [one, two, gone] = [guest(service), guest(service), guest(service)];
  await one.reserve(1);
  await two.reserve(2);
  const { event_rv_id } = (await gone.reserve(1)).body;
  expect((await write()).status).toBe(200);
  await gone.call('eventReservDelete', { event_rv_id });
  expect(await messages()).toMatchObject([
    { message_id: 'message-1', by: admin.as, state: 'sending', total: 2, sent: 0, skipped: 0, ...english },
  ]);
  expect(await spread()).toBe(2);
  expect(mails().map(({ to, subject }) => [to, subject])).toEqual(
    [one, two].map(({ as }) => [`${as.toLowerCase()}@example.com`, 'New hall']),
  );
  for (const line of ['We moved.', 'Please come to hall 2.', 'Han river night walk English'])
    expect(mails()[0]?.text).toContain(line);
  expect(await messages()).toMatchObject([{ state: 'sent', total: 2, sent: 2, skipped: 0 }]);
});

it('is sent once, however often it is asked for, and not to who reserves later', async () => {
  await guest(service).reserve(1);
  await Promise.all([write(), write(), write()]);
  await spread();
  clock.advance(1000);
  await guest(service).reserve(1);
  await write();
  expect(await spread()).toBe(0);
  expect(mails()).toHaveLength(1);
  expect(await messages()).toHaveLength(1);
});

it('goes on where a process ended in the middle, and reaches nobody twice', async () => {
  const guests = Array.from({ length: 6 }, () => guest(service));
  for (const me of guests) await me.reserve(1);
  await write();
  let changes = 0;
  const dying = {
    ...context,
    now: () => {
      changes += 1;
      if (changes > 3) throw new Error('the process ended');
      return context.now();
    },
  };
  await expect(spreadMessages(dying)).rejects.toThrow('the process ended');
  expect(await reservationModel(service.store).countDocuments({ 'messages.message_id': 'message-1' })).toBe(
    3,
  );
  await Promise.all([spreadMessages(context), spreadMessages(context)]);
  expect(await spread()).toBe(0);
  expect(
    mails()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(guests.map(({ as }) => `${as.toLowerCase()}@example.com`).sort());
  expect(await messages()).toMatchObject([{ state: 'sent', total: 6, sent: 6 }]);
});

it('is counted as skipped where no mailbox is confirmed', async () => {
  const me = guest(service);
  const form = { event_id, ...me.form(1) };
  await service.inject('eventReservSave', form, { as: me.as, emailConfirmed: false });
  await write();
  await spread();
  expect(mails()).toEqual([]);
  expect(await messages()).toMatchObject([{ state: 'sent', total: 1, sent: 0, skipped: 1 }]);
});

it.each(LAN_TPS)('is read in %s where it is written in it, else in a language that has it', async (lanTp) => {
  const me = guest(service);
  await service.inject('eventReservSave', { event_id, ...me.form(1) }, { as: me.as, lanTp });
  await write('own', { subjects: { [lanTp]: 'Own' }, texts: { [lanTp]: 'Own text' } });
  await write('other');
  await spread();
  const [own, other] = mails();
  expect([own?.lan_tp, own?.subject]).toEqual([lanTp, 'Own']);
  expect(own?.text).toContain(mailTexts(lanTp)('event_message_body'));
  expect([other?.lan_tp, other?.subject]).toEqual([lanTp, 'New hall']);
});

it.each([
  ['without a word', { subjects: {}, texts: {} }, 'event_message_empty', 'texts'],
  ['without a text', { texts: {} }, 'event_message_empty', 'texts.ENG'],
  ['without a subject', { subjects: {} }, 'event_message_empty', 'subjects.ENG'],
  ['of blanks', { subjects: { ENG: ' ' }, texts: { ENG: '\n' } }, 'event_message_empty', 'texts'],
  ['in a language nobody knows', { subjects: { XXX: 'x' } }, 'unknown_field', 'subjects.XXX'],
  [
    'with a mark that turns the direction of writing',
    { texts: { ENG: '\u202ex' } },
    'invalid_value',
    'texts.ENG',
  ],
  ['that is too long', { texts: { ENG: 'x'.repeat(2001) } }, 'invalid_value', 'texts.ENG'],
  ['to an event nobody knows', { event_id: 'EVT999999' }, 'event_not_found', 'event_id'],
])('is not taken %s', async (_what, over, error, field) => {
  const { body } = await write('message-1', over);
  expect([body.error, body.field]).toEqual([error, field]);
  expect(await spreadMessages(context)).toBe(0);
});

it('is written at most three times an hour for one event', async () => {
  const errors = [];
  for (const id of ['a', 'b', 'c', 'd']) errors.push((await write(`message-${id}`)).body.error);
  expect(errors).toEqual([undefined, undefined, undefined, 'rate_limited']);
  expect((await write('message-a')).status).toBe(200);
  clock.advance(3_600_000);
  expect((await write('message-d')).status).toBe(200);
});
