import { stoppedClock } from '@narae/test-kit';
import { SentMailKind } from '@narae/contracts';
import { mailKinds } from '../src/notify/mail-kinds.ts';
import { mailRecordModel } from '../src/notify/delivery/mail-record.model.ts';
import { guest, publish } from './support/events.ts';
import { rejectMails } from './support/reject-mails.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let clock: ReturnType<typeof stoppedClock>;
beforeEach(async () => {
  clock = stoppedClock();
  service = await startBooking(clock.now);
  await publish(service);
});
afterEach(() => service.close());

const desk = { as: 'MEM0000000009', role: 'booking' } as const;
const list = (question: Record<string, unknown> = {}) => service.inject('mailList', question, desk);
const resend = (mail_id: string) => service.inject('mailResend', { mail_id }, desk);
const addressOf = ({ as }: { readonly as: string }) => `${as.toLowerCase()}@example.com`;

/** A reservation whose mail has gone. */
const reserved = async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  await service.settle();
  return { me, event_rv_id, mail_id: `${event_rv_id}.made.2` };
};

const away = () => rejectMails(service, Object.assign(new Error('away'), { code: 'ECONNECTION' }));

it('lists what was sent to whom, failed ones first, found by number of the reservation or the member, kind and state', async () => {
  const first = await reserved();
  clock.advance(60_000);
  const back = away();
  const failed = await reserved();
  back();
  clock.advance(60_000);
  const last = await reserved();
  const ids = async (question?: Record<string, unknown>) =>
    (await list(question)).body.map(({ object_id }) => object_id);
  expect(await ids()).toEqual([failed, last, first].map(({ event_rv_id }) => event_rv_id));
  expect(await ids({ of: first.event_rv_id })).toEqual([first.event_rv_id]);
  expect(await ids({ of: last.me.as })).toEqual([last.event_rv_id]);
  expect(await ids({ of: 'ORDER000000001' })).toEqual([]);
  expect(await ids({ state: 'failed' })).toEqual([failed.event_rv_id]);
  expect(await ids({ kind: 'event-deleted' })).toEqual([]);
  const [row] = (await list({ state: 'failed' })).body;
  expect(row).toMatchObject({ kind: 'event-made', recipient: 'me***@example.com', error: 'ECONNECTION' });
  expect(row).not.toHaveProperty('facts');
});

it('is read page by page, none twice and none left out', async () => {
  const { me, event_rv_id } = await reserved();
  const [record] = await mailRecordModel(service.store).find().lean();
  const { _id, ...plain } = record as unknown as Record<string, unknown>;
  await mailRecordModel(service.store).insertMany(
    Array.from({ length: 119 }, (_, n) => ({
      ...plain,
      mail_id: `${event_rv_id}.changed.${n}`,
      ...(n % 3 === 0 ? { state: 'failed', rank: 0 } : {}),
      // Several at one moment.
      queued_at: new Date(clock.now().getTime() - Math.floor(n / 7)),
    })),
  );
  const seen: string[] = [];
  for (let after: object | undefined; seen.length <= 120;) {
    const page = (await list({ of: me.as, ...(after && { after }) })).body;
    seen.push(...page.map(({ mail_id }) => mail_id));
    const end = page.at(-1);
    if (!end || page.length < 50) break;
    after = { mail_id: end.mail_id, failed: end.state === 'failed', queued_at: end.queued_at };
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('sends a mail again to the recipient of the store, composed anew, and notes who did it', async () => {
  const { me, event_rv_id, mail_id } = await reserved();
  await publish(service, { event_day: '2026-12-24' });
  const { status, body } = await resend(mail_id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ mail_id, state: 'sent', attempts: 2, resends: 1 });
  const [first, again] = service.mails.all;
  expect([again?.to, again?.id]).toEqual([addressOf(me), `${mail_id}.again.1`]);
  expect(first?.text).toContain('Dec 20, 2026');
  expect(again?.text).toContain('Dec 24, 2026');
  const audit = (await service.inject('bookingAudit', { kind: 'mail' }, desk)).body;
  expect(audit).toMatchObject([{ by: desk.as, action: 'mail-resent', kind: 'mail', id: mail_id }]);
  expect((await list({ of: event_rv_id })).body).toHaveLength(1);
});

it('sends no mail a second time that was sent again while it was being tried', async () => {
  const back = away();
  const { mail_id } = await reserved();
  back();
  expect((await resend(mail_id)).body.state).toBe('sent');
  expect(service.mails.all).toHaveLength(1);
  expect((await list({ state: 'failed' })).body).toEqual([]);
});

it('sends one mail three times an hour at most', async () => {
  const { mail_id } = await reserved();
  for (let i = 0; i < 3; i += 1) expect((await resend(mail_id)).status).toBe(200);
  expect((await resend(mail_id)).body.error).toBe('rate_limited');
  clock.advance(2 * 3_600_000);
  expect((await resend(mail_id)).status).toBe(200);
});

it('says why a mail cannot be sent again', async () => {
  const { me, event_rv_id, mail_id } = await reserved();
  expect((await resend('none')).body.error).toBe('mail_not_found');
  await me.call('eventReservDelete', { event_rv_id });
  await service.settle();
  const sent = service.mails.all.length;
  expect((await resend(mail_id)).body.error).toBe('mail_object_gone');
  // Its address was forgotten when it had gone.
  expect((await resend(`${event_rv_id}.deleted.3`)).body.error).toBe('mail_no_recipient');
  expect(service.mails.all).toHaveLength(sent);
});

it('says that the mail server is away, and shows the mail as failed', async () => {
  const { mail_id } = await reserved();
  away();
  const { status, body } = await resend(mail_id);
  expect([status, body.error]).toEqual([503, 'service_unavailable']);
  expect((await list()).body).toMatchObject([{ mail_id, state: 'failed', resends: 1 }]);
});

it('takes no recipient, text or facts from whoever asks', async () => {
  const { mail_id } = await reserved();
  for (const more of [{ to: 'eve@example.com' }, { facts: {} }, { text: 'Buy this' }]) {
    const { status } = await service.inject('mailResend', { mail_id, ...more } as never, desk);
    expect(status).toBe(400);
  }
  for (const question of [{ of: { $ne: '' } }, { kind: 'spam' }, { after: { mail_id } }])
    expect((await list(question)).status).toBe(400);
});

it('is for those who run bookings alone', async () => {
  const { mail_id, me } = await reserved();
  for (const caller of [{ as: me.as }, { as: 'MEM0000000008', role: 'catalogue' as const }]) {
    expect((await service.inject('mailList', {}, caller)).status).toBe(403);
    expect((await service.inject('mailResend', { mail_id }, caller)).status).toBe(403);
  }
});

it('knows how to compose every kind of mail anew', () => {
  expect(Object.keys(mailKinds).sort()).toEqual([...SentMailKind.options].sort());
});
