import { SentMailKind } from '@narae/contracts';
import { mailGroupOf, mailPolicies, type ShopMailKind } from '@narae/contracts/mail-kinds';
import { mailPreferencesChangedV1, memberWithdrawnV1 } from '@narae/events';
import { readStopToken } from '@narae/service-kit';
import { deliverMail } from '../src/notify/delivery/deliver-mail.ts';
import { mailPreferenceModel } from '../src/notify/delivery/mail-preference.model.ts';
import { mailRecordModel } from '../src/notify/delivery/mail-record.model.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { rejectMails } from './support/reject-mails.ts';
import { patient } from './support/waiting.ts';

let service: BookingBeside['service'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const tell = async (mem_id: string, version: number, ...stopped: string[]) => {
  await service.emit(mailPreferencesChangedV1, {
    aggregateId: mem_id,
    version,
    data: { mem_id, stopped: [...stopped, 'news'] },
  });
  await service.settle();
};
const preferences = () => mailPreferenceModel(service.store).find().lean();
const kindsSent = () => service.mails.all.map(({ kind }) => kind);
const reminded = (event_rv_id: string, version = 9) =>
  deliverMail(context, 'event-reminder-due', {
    event_rv_id,
    event_id: teaTime.event_id,
    version,
  });
const reserved = async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  await service.settle();
  return { me, event_rv_id };
};

it('what a member has stopped is not sent, what is necessary is; the record says why', async () => {
  const { me, event_rv_id } = await reserved();
  await tell(me.as, 2, 'reminders');
  await reminded(event_rv_id);
  await me.change(event_rv_id, 2);
  await service.settle();
  expect(kindsSent()).toEqual(['event-made', 'event-changed']);
  const record = await mailRecordModel(service.store).findOne({ kind: 'event-reminder-due' }).lean();
  expect(record).toMatchObject({ state: 'withheld', error: 'stopped', attempts: 0, sent_at: null });
  const again = await service.inject(
    'mailResend',
    { mail_id: record?.mail_id ?? '' },
    { as: 'MEM0000000009', role: 'booking' },
  );
  expect([again.status, again.body.error]).toEqual([409, 'mail_stopped']);
});

it('a group alone is stopped, for its member alone, and comes again when it is asked for', async () => {
  const { me, event_rv_id } = await reserved();
  const other = await reserved();
  await tell(me.as, 2, 'waiting');
  await reminded(event_rv_id);
  await tell(me.as, 3, 'reminders');
  await reminded(event_rv_id, 10);
  await reminded(other.event_rv_id);
  await tell(me.as, 4);
  await reminded(event_rv_id, 11);
  expect(kindsSent().filter((kind) => kind === 'event-reminder-due')).toHaveLength(3);
});

it('mails of waiting lists are stopped as a whole', async () => {
  await guest(service).reserve(10);
  const [me, other] = [patient(service), patient(service)];
  await tell(me.as, 2, 'waiting');
  await me.waitForTea(1);
  await other.waitForTea(1);
  await service.settle();
  const to = service.mails.all.filter(({ kind }) => kind === 'waiting-joined').map((mail) => mail.to);
  expect(to).toEqual([`${other.as.toLowerCase()}@example.com`]);
});

it('a mail that waits for its next try is not sent once it was stopped', async () => {
  const { me, event_rv_id } = await reserved();
  const accept = rejectMails(service, Object.assign(new Error('away'), { code: 'ECONNECTION' }));
  await expect(reminded(event_rv_id)).rejects.toThrow('away');
  accept();
  await tell(me.as, 2, 'reminders');
  await reminded(event_rv_id);
  expect(kindsSent()).toEqual(['event-made']);
});

it('of what is told twice or late the newest counts', async () => {
  const { me, event_rv_id } = await reserved();
  await tell(me.as, 5, 'reminders');
  await tell(me.as, 5, 'reminders');
  await tell(me.as, 3);
  await reminded(event_rv_id);
  expect(kindsSent()).toEqual(['event-made']);
  expect(await preferences()).toMatchObject([{ mem_id: me.as, stopped: ['reminders', 'news'], version: 5 }]);
});

it('nothing of it is kept of a member who left', async () => {
  const { me } = await reserved();
  await tell(me.as, 5, 'reminders');
  const data = { mem_id: me.as };
  await service.emit(memberWithdrawnV1, { aggregateId: me.as, version: 6, data });
  await service.settle();
  expect(await preferences()).toEqual([]);
});

it('a mail that can be stopped brings its link in text, HTML and head; a necessary one says why it comes', async () => {
  const { me, event_rv_id } = await reserved();
  await reminded(event_rv_id);
  const [made, reminder] = service.mails.all;
  const { page = '', oneClick = '' } = reminder?.stop ?? {};
  const token = page.split('#')[1] ?? '';
  expect(readStopToken(context.config.mailLinkKey, token)).toEqual({ mem_id: me.as, group: 'reminders' });
  expect(page).toBe(`${context.config.publicOrigin}/stopMails?lan_tp=ENG#${token}`);
  expect(oneClick).toBe(`${context.config.publicOrigin}/auth/mailStop/${token}/ENG`);
  expect(reminder?.text).toContain(`Stop these mails: ${page}`);
  expect(reminder?.html).toContain(`href="${page}"`);
  expect(`${page}${oneClick}`).not.toContain('@');
  expect(made?.stop).toBeUndefined();
  expect(made?.text).not.toContain('/stopMails');
  expect(made?.text).toContain('is about your event reservation');
});

it('every kind booking sends is of booking in the table, and none besides', () => {
  const ofBooking = (Object.keys(mailPolicies) as ShopMailKind[]).filter(
    (kind) => mailPolicies[kind].domain === 'booking',
  );
  expect(ofBooking.sort()).toEqual([...SentMailKind.options].sort());
  // Papers, money and what an organiser or the desk decides are never kept from anybody.
  for (const kind of ['order-paid', 'order-papers-rejected', 'event-message', 'balance-reminder'] as const)
    expect(mailGroupOf(kind)).toBeNull();
});
