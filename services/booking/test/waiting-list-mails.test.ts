import { mailTexts } from '../src/notify/texts.ts';
import { serveAllQueues } from '../src/waiting-list/queue/serve-queue.ts';
import { relayed, startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { tour } from './support/products.ts';
import { patient } from './support/waiting.ts';

const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const english = mailTexts('ENG');
const serve = async () => {
  await serveAllQueues(context);
  await relayed(service);
};
const subjectsTo = ({ as }: { as: string }) =>
  service.mails.all
    .filter(({ to }) => to === `${as.toLowerCase()}@example.com`)
    .map(({ subject }) => subject.split(' · ')[0]);

it('tells who waits that they do, that places are kept until when, and that the time is over, once each', async () => {
  const host = guest(service);
  const { event_rv_id } = (await host.reserve(10)).body;
  const me = patient(service);
  await me.waitForTea(2);
  await host.change(event_rv_id, 8);
  await serve();
  await serve();
  clock.advance(day);
  await serve();
  expect(subjectsTo(me)).toEqual([
    english('waiting_joined_subject'),
    english('waiting_offered_subject'),
    english('waiting_ran-out_subject'),
  ]);
  const offer = service.mails.all.find(({ subject }) =>
    subject.startsWith(english('waiting_offered_subject')),
  );
  expect(offer?.text).toContain('Nov 22, 2026, 12:00 (Korean time)');
  expect(offer?.text).toContain('/myinfo');
});

it('tells nobody by mail who has not confirmed a mailbox', async () => {
  await guest(service).reserve(10);
  const me = patient(service);
  const info = { kind: 'places', target_id: teaTime.event_id, event_cnt: 1, email: 'me@example.com' };
  expect((await me.call('waitingJoin', info, { emailConfirmed: false })).status).toBe(200);
  await serve();
  expect(service.mails.all.filter(({ to }) => to === 'me@example.com')).toEqual([]);
  expect(await me.mine()).toMatchObject([{ mail_yn: 'N' }]);
});

it('reminds of an opening once, and tells everybody when an organiser ends the list', async () => {
  const [me, other] = [patient(service), patient(service)];
  await service.sell({ ...tour, prod_id: 'PSOON1', progress_yn: 'W' });
  await me.waitForOpening('PSOON1');
  await service.sell({ ...tour, prod_id: 'PSOON1' });
  await serve();
  await serve();
  expect(subjectsTo(me)).toEqual([english('waiting_reminder_subject'), english('waiting_opened_subject')]);

  await guest(service).reserve(10);
  await other.waitForTea(3);
  const ended = await service.inject(
    'waitingEnd',
    { kind: 'places', target_id: teaTime.event_id },
    { as: 'MEM0000000077', role: 'booking' },
  );
  expect(ended.body).toEqual({ msg: 'success', ended: 1 });
  await serve();
  expect(subjectsTo(other)).toEqual([english('waiting_joined_subject'), english('waiting_ended_subject')]);
  expect(await other.state()).toBe('ended');
});
