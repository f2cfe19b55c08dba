import { LAN_TPS } from '@narae/contracts/languages';
import { memberWithdrawnV1 } from '@narae/events';
import { forgetTrips } from '../src/custom-travel/trips/trips-of-members.ts';
import { expireQuotes, remindOfQuotes } from '../src/custom-travel/quotes/watch-quotes.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { customTripModel } from '../src/custom-travel/domain/custom-trip.model.ts';
import { relayed, startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { quote, traveller, wish } from './support/custom-trips.ts';

const day = 86_400_000;
const desk = 'desk@narae.example';
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside({ deskMailbox: desk }));
});
afterEach(() => service.close());

const english = mailTexts('ENG');
const sentTo = async (address: string) => {
  await relayed(service);
  return service.mails.all.filter(({ to }) => to === address);
};
const subjectsTo = async (address: string) =>
  (await sentTo(address)).map(({ subject }) => subject.split(' · ')[0]);

it('tells the member what the shop does, and the desk what the member does, once each', async () => {
  const me = traveller(service);
  const request_id = await me.request();
  await me.quoted(request_id);
  await me.call('customTravelAsk', { request_id, text: 'Is breakfast included?\nMei' });
  const seen = { request_id, version: await me.version(request_id) };
  await me.desk('adminCustomTripReply', { ...seen, text: 'Yes, every day.' });
  await me.accept(request_id);
  const mails = await sentTo(wish.email);
  expect(mails.map(({ subject }) => subject.split(' · ')[0])).toEqual([
    english('custom_requested_subject'),
    english('custom_quoted_subject'),
    english('custom_answered_subject'),
    english('custom_accepted_subject'),
  ]);
  const [, quoted, answered] = mails;
  for (const said of [
    'Three days in Seoul ENG',
    'Dec 1',
    '2 adults, 1 child',
    '₩1,400,000',
    '$1,077',
    'Nov 24, 2026, 12:00 (Korean time)',
    `/customTravel?request_id=${request_id}`,
  ])
    expect(quoted?.text).toContain(said);
  expect(answered?.text).toContain('Yes, every day.');
  const [asked, changed] = await sentTo(desk);
  expect(asked?.text).toContain(request_id);
  expect(changed?.text).toContain('Is breakfast included?');
  for (const mail of [asked, changed]) expect(mail?.text).not.toContain(wish.email);
  expect(await sentTo(desk)).toHaveLength(2);
});

it('says why a trip cannot be arranged', async () => {
  const me = traveller(service);
  const request_id = await me.request();
  await me.desk('adminCustomTripReject', { request_id, version: 1, text: 'The ferry does not run.' });
  const mail = (await sentTo(wish.email)).at(-1);
  expect(mail?.subject).toBe(english('custom_rejected_subject'));
  expect(mail?.text).toContain('The ferry does not run.');
});

it('goes to nobody whose mailbox is not confirmed', async () => {
  const me = traveller(service);
  const asked = await me.call('customTravelInsert', wish, { emailConfirmed: false });
  expect(asked.status).toBe(200);
  await me.quoted(asked.body.request_id);
  expect(await sentTo(wish.email)).toEqual([]);
});

it('reminds once, a day before a quote ends, of what can still be accepted', async () => {
  const [waiting, asking, late] = [traveller(service), traveller(service), traveller(service)];
  const ids = [];
  for (const [i, me] of [waiting, asking, late].entries()) {
    const request_id = await me.request({ email: `${i}@example.com` });
    ids.push(request_id);
    // The last one is given with less than a day left: its mail says so itself.
    await me.quoted(request_id, i === 2 ? { valid_until: '2026-11-21T23:00:00Z' } : {});
  }
  await asking.call('customTravelAsk', { request_id: ids[1], text: 'A later train?' });
  expect(await remindOfQuotes(context)).toBe(1);
  clock.advance(2 * day);
  expect(await expireQuotes(context)).toBe(1);
  expect(await remindOfQuotes(context)).toBe(1);
  expect(await remindOfQuotes(context)).toBe(0);
  expect(await subjectsTo('0@example.com')).toContain(english('custom_ending-soon_subject'));
  for (const other of ['1@example.com', '2@example.com'])
    expect(await subjectsTo(other)).not.toContain(english('custom_ending-soon_subject'));
});

it.each(LAN_TPS)('is written in %s to whoever asked in it', async (lanTp) => {
  const me = traveller(service, lanTp);
  const request_id = await me.request();
  await me.quoted(request_id, { texts: { [lanTp]: { ...quote.texts.ENG, title: `Trip ${lanTp}` } } });
  const [received, quoted] = await sentTo(wish.email);
  const t = mailTexts(lanTp);
  expect(received).toMatchObject({ lan_tp: lanTp, subject: t('custom_requested_subject') });
  expect(quoted).toMatchObject({ lan_tp: lanTp, subject: `${t('custom_quoted_subject')} · Trip ${lanTp}` });
  expect(quoted?.text).toContain(t('custom_quoted_body'));
});

describe('how long requests are kept', () => {
  const left = () => customTripModel(service.store).countDocuments();

  it('deletes what came to nothing after 180 days, and nothing that is open or accepted', async () => {
    const [gone, open, accepted] = [traveller(service), traveller(service), traveller(service)];
    await gone.call('customTravelWithdraw', { request_id: await gone.request() });
    await open.request();
    const request_id = await accepted.request();
    await accepted.quoted(request_id);
    await accepted.accept(request_id);
    clock.advance(180 * day);
    expect(await forgetTrips(context)).toBe(0);
    clock.advance(1);
    expect(await forgetTrips(context)).toBe(1);
    expect(await left()).toBe(2);
  });

  it('deletes everything of a member who leaves; nothing of theirs is in the store or mailed', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    await me.quoted(request_id);
    await me.accept(request_id);
    await me.request();
    const farewell = { aggregateId: me.as, version: 2, data: { mem_id: me.as } };
    await service.emit(memberWithdrawnV1, farewell);
    await service.emit(memberWithdrawnV1, farewell);
    expect(await left()).toBe(0);
    const rows = await service.store.collection('bookings').find({ mem_id: me.as }).toArray();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(wish.email);
  });
});

it('shows operators how many requests wait, and for whom', async () => {
  const me = traveller(service);
  await me.request();
  await me.quoted(await me.request());
  const body = await service.metrics();
  expect(body).toMatch(/narae_custom_trips_waiting\S* 1$/m);
  expect(body).toMatch(/narae_custom_trips_quoted\S* 1$/m);
  expect(body).toMatch(/narae_custom_trips_unbooked\S* 0$/m);
});
