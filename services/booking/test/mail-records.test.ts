import { noon } from '@narae/test-kit';
import { deliverMail } from '../src/notify/delivery/deliver-mail.ts';
import { mailRecordModel, type MailRecord } from '../src/notify/delivery/mail-record.model.ts';
import { eraseMember } from '../src/members/erase-member.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish } from './support/events.ts';
import { rejectMails } from './support/reject-mails.ts';

let service: BookingBeside['service'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const records = async (): Promise<MailRecord[]> => {
  await service.settle();
  return mailRecordModel(service.store).find().sort({ mail_id: 1 }).lean<MailRecord[]>().exec();
};

it('remembers what was sent to whom about what, without text and address', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(2)).body;
  const [record, ...others] = await records();
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    mail_id: service.mails.all[0]?.id,
    kind: 'event-made',
    object_id: event_rv_id,
    mem_id: me.as,
    lan_tp: 'ENG',
    state: 'sent',
    attempts: 1,
    error: '',
    sent_at: noon,
    expires_at: new Date(noon.getTime() + 180 * 86_400_000),
  });
  const kept = JSON.stringify(record).toLowerCase();
  for (const personal of [`${me.as.toLowerCase()}@example.com`, 'kim nara', '821012345678'])
    expect(kept).not.toContain(personal);
});

it('sends nothing a second time; what a process died over goes out again under the same Message-ID', async () => {
  const { event_rv_id } = (await guest(service).reserve(1)).body;
  await records();
  const again = () => deliverMail(context, 'event-made', { event_rv_id, event_id: 'EVT000001', version: 2 });
  const [{ mail_id } = { mail_id: '' }] = await records();
  expect(mail_id).toBe(`${event_rv_id}.made.2`);
  await again();
  expect(service.mails.all).toHaveLength(1);
  await mailRecordModel(service.store).updateOne({ mail_id }, { $set: { state: 'queued' } });
  await again();
  expect(service.mails.all.map(({ id }) => id)).toEqual([mail_id, mail_id]);
});

it('says which mails the mail server did not take, by codes alone, and is done with them when it takes them', async () => {
  const rejection = Object.assign(new Error('no mailbox me@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const accept = rejectMails(service, rejection);
  const { event_rv_id } = (await guest(service).reserve(1)).body;
  const [failed] = await records();
  expect(failed).toMatchObject({
    state: 'failed',
    rank: 0,
    attempts: 3,
    error: 'EENVELOPE 550',
    sent_at: null,
  });
  expect(await service.metrics()).toMatch(/^narae_mails_failed\{.*\} 1$/m);
  accept();
  await deliverMail(context, 'event-made', { event_rv_id, event_id: 'EVT000001', version: 2 });
  expect(await records()).toMatchObject([{ state: 'sent', rank: 1, attempts: 4, error: '' }]);
  expect(await service.metrics()).toMatch(/^narae_mails_failed\{.*\} 0$/m);
});

it('withholds what would be too many for one address, and says so', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  for (let i = 0; i < 20; i += 1) await me.change(event_rv_id, 1 + ((i + 1) % 2));
  const withheld = (await records()).filter(({ state }) => state === 'withheld');
  expect(withheld).toMatchObject([{ error: 'too_many', attempts: 0 }]);
});

it('does not claim to have sent what no mail server was there to take', async () => {
  const { event_rv_id } = (await guest(service).reserve(1)).body;
  await records();
  const offline = { ...context, mail: { offline: true as const, send: async () => undefined } };
  await deliverMail(offline, 'event-made', { event_rv_id, event_id: 'EVT000001', version: 99 });
  expect((await records()).find(({ mail_id }) => mail_id.endsWith('.99'))).toMatchObject({
    state: 'withheld',
    error: 'no_server',
  });
});

it('forgets a member who left, and nobody else', async () => {
  const [me, other] = [guest(service), guest(service)];
  await me.reserve(1);
  await other.reserve(1);
  await records();
  await eraseMember(context, me.as);
  expect((await records()).map(({ mem_id }) => mem_id)).toEqual([other.as]);
});
