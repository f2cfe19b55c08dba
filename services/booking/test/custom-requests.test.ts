import { stoppedClock } from '@narae/test-kit';
import { LAN_TPS } from '@narae/contracts/languages';
import { quote, traveller, wish } from './support/custom-trips.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let clock: ReturnType<typeof stoppedClock>;
beforeAll(async () => {
  clock = stoppedClock();
  service = await startBooking(clock.now);
});
afterAll(() => service.close());

describe('asking for a custom trip', () => {
  it('stores what was asked for, for its member alone', async () => {
    const [me, other] = [traveller(service), traveller(service)];
    const request_id = await me.request();
    expect(request_id).toMatch(/^CUSTOM\d{9}$/);
    expect(await me.detail(request_id)).toMatchObject({
      ...wish,
      request_id,
      state: 'requested',
      quotes: [],
      quote_no: 0,
      cart_id: '',
      txn_type: '',
      actions: ['ask', 'withdraw'],
      steps: [{ by: 'member', what: 'requested', text: '' }],
    });
    expect((await me.call('customTravelList', {})).body).toMatchObject([{ request_id, state: 'requested' }]);
    expect((await other.call('customTravelList', {})).body).toEqual([]);
  });

  it.each([
    ['no first day', { start_day: '' }, 'day_invalid', 'start_day'],
    ['no last day', { end_day: '' }, 'day_invalid', 'end_day'],
    ['an end before the start', { end_day: '2026-11-30' }, 'day_order', 'end_day'],
    ['a day in the past', { start_day: '2026-11-20' }, 'custom_days_range', 'start_day'],
    [
      'a day too far away',
      { start_day: '2028-12-01', end_day: '2028-12-01' },
      'custom_days_range',
      'start_day',
    ],
    ['too many days', { end_day: '2026-12-31' }, 'custom_days_range', 'end_day'],
    ['no kind of trip', { travel_types: [] }, 'custom_types_input', 'travel_types'],
    ['another kind without words', { travel_type_etc: ' ' }, 'custom_other_input', 'travel_type_etc'],
    ['no destination', { destinations: [] }, 'custom_destination_input', 'destinations'],
    ['children alone', { adult_cnt: 0 }, 'prod_cnt_fail', 'adult_cnt'],
    ['too many people', { adult_cnt: 50 }, 'custom_people_most', 'adult_cnt'],
    ['no address', { email: '' }, 'login_email_input', 'email'],
    ['no real address', { email: 'lin' }, 'login_email_validation', 'email'],
    ['no real telephone', { tel: '12-34' }, 'common_tel_number', 'tel'],
  ])('is rejected with %s', async (_what, over, error, field) => {
    const me = traveller(service);
    expect((await me.ask(over)).body).toMatchObject({ error, field });
    expect((await me.call('customTravelList', {})).body).toEqual([]);
  });

  it.each([
    { start_day: '2026-13-45' },
    { start_day: { $gt: '' } },
    { travel_types: ['01', { $ne: '' }] },
    { travel_types: Array.from({ length: 31 }, (_, i) => String(i)) },
    { destinations: '01' },
    { activity: '\u202ex' },
    { activity: 'x'.repeat(1001) },
    { budget: 'one\ntwo' },
    { adult_cnt: 1.5 },
    { adult_cnt: 51 },
    { state: 'accepted' },
    { quotes: [quote] },
  ])('takes nothing hostile (%#)', async (over) => {
    expect((await traveller(service).ask(over)).status).toBe(400);
  });

  it('takes what people write, < and > included', async () => {
    const me = traveller(service);
    const typed = {
      activity: 'I <3 gimbap',
      budget: '> 2000 USD',
      destinations: ['99'],
      destination_etc: 'A<B',
    };
    expect(await me.detail(await me.request(typed))).toMatchObject(typed);
  });

  it('leaves out a grade that belongs to no hotel, and codes named twice', async () => {
    const me = traveller(service);
    const request_id = await me.request({ stay_type: '02', destinations: ['01', '01', '02'] });
    expect(await me.detail(request_id)).toMatchObject({ stay_grade: '', destinations: ['01', '02'] });
  });

  it('lets a member have five requests open, however many are sent at once', async () => {
    const me = traveller(service);
    const sent = await Promise.all(Array.from({ length: 8 }, () => me.ask()));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(sent.filter(({ body }) => body.error === 'custom_open_limit')).toHaveLength(3);
    const [first] = (await me.call('customTravelList', {})).body;
    await me.call('customTravelWithdraw', { request_id: first?.request_id });
    expect((await me.ask()).status).toBe(200);
  });

  it('is done once however often the same call is repeated', async () => {
    const me = traveller(service);
    const headers = { 'idempotency-key': 'a-request-of-mine' };
    const first = await me.call('customTravelInsert', wish, { headers });
    const second = await me.call('customTravelInsert', wish, { headers });
    expect(second.body).toEqual(first.body);
    expect((await me.call('customTravelList', {})).body).toHaveLength(1);
  });
});

describe('whoever it does not concern', () => {
  it.each([
    ['customTravelDetail', {}],
    ['customTravelAsk', { text: 'Hello' }],
    ['customTravelAccept', { quote_no: 1 }],
    ['customTravelDecline', { quote_no: 1 }],
    ['customTravelWithdraw', {}],
  ] as const)('finds nothing by %s', async (name, info) => {
    const [me, other] = [traveller(service), traveller(service)];
    const request_id = await me.request();
    await me.quoted(request_id);
    const answered = await other.call(name, { request_id, ...info });
    expect([answered.status, answered.body]).toMatchObject([404, { error: 'custom_not_found' }]);
    const unknown = await other.call(name, { request_id: 'CUSTOM999999999', ...info });
    expect(unknown.body).toMatchObject({ error: 'custom_not_found' });
    expect(await me.detail(request_id)).toMatchObject({ state: 'quoted' });
    const stranger = await service.inject(name, { request_id, ...info });
    expect(stranger.status).toBe(401);
  });

  it.each([
    ['adminCustomTrips', {}],
    ['adminCustomTrip', {}],
    ['adminCustomTripAssign', { assignee: '' }],
    ['adminCustomTripQuote', { quote }],
    ['adminCustomTripReply', { text: 'Hello' }],
    ['adminCustomTripReject', { text: 'No' }],
  ] as const)('is no administrator, and gets nothing by %s', async (name, info) => {
    const me = traveller(service);
    const request_id = await me.request();
    const of = name === 'adminCustomTrips' ? {} : { request_id };
    const seen = ['adminCustomTrips', 'adminCustomTrip'].includes(name) ? {} : { version: 1 };
    const answered = await me.call(name, { ...of, ...seen, ...info });
    expect(answered.status).toBe(403);
    expect(await me.detail(request_id)).toMatchObject({ state: 'requested' });
  });
});

describe('the desk', () => {
  it('lists requests by state and by who looks after them, page by page', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      const me = traveller(service);
      for (let each = 0; each < 5; each += 1) ids.push(await me.request());
    }
    const { desk, version } = traveller(service);
    const first = (await desk('adminCustomTrips', {})).body;
    expect(first.rows.map(({ request_id }) => request_id)).toEqual(ids.toReversed().slice(0, 50));
    const second = (await desk('adminCustomTrips', { before: first.next })).body;
    expect(second.rows.slice(0, 5).map(({ request_id }) => request_id)).toEqual(ids.toReversed().slice(50));
    const last = (await desk('adminCustomTrips', { before: 'CUSTOM000000003' })).body;
    expect([last.rows.length, last.next]).toEqual([2, '']);

    const [one = ''] = ids;
    await desk('adminCustomTripAssign', {
      request_id: one,
      version: await version(one),
      assignee: 'MEM0000000901',
    });
    const mine = (await desk('adminCustomTrips', { assignee: 'MEM0000000901' })).body.rows;
    expect(mine.map(({ request_id }) => request_id)).toEqual([one]);
    const nobodys = (await desk('adminCustomTrips', { assignee: 'none', states: ['requested'] })).body;
    expect(nobodys.rows.map(({ request_id }) => request_id)).not.toContain(one);
    expect((await desk('adminCustomTrips', { states: ['accepted'] })).body.rows).toEqual([]);
    expect((await desk('adminCustomTrips', { states: [{ $ne: 'x' }] })).status).toBe(400);
  });

  it('answers with versions of a quote that stay readable, and talks with the member in between', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    await me.call('customTravelAsk', { request_id, text: 'Could there be\na concert?' });
    expect((await me.quoted(request_id)).body).toEqual({ msg: 'success', quote_no: 1 });
    await me.call('customTravelAsk', { request_id, text: 'Cheaper, please' });
    expect(await me.detail(request_id)).toMatchObject({ state: 'change-asked' });
    const reply = { request_id, version: await me.version(request_id), text: 'Breakfast is included.' };
    expect((await me.desk('adminCustomTripReply', reply)).status).toBe(200);
    expect(await me.detail(request_id)).toMatchObject({ state: 'quoted' });
    expect((await me.quoted(request_id, { price_krw: 400_000 })).body).toMatchObject({ quote_no: 2 });

    const shown = await me.detail(request_id);
    expect(shown).toMatchObject({
      state: 'quoted',
      quote_no: 2,
      quote_title: 'Three days in Seoul ENG',
      total_krw: 1_120_000,
      actions: ['ask', 'accept', 'decline', 'withdraw'],
    });
    expect(shown.quotes.map(({ quote_no, total_krw }) => [quote_no, total_krw])).toEqual([
      [1, 1_400_000],
      [2, 1_120_000],
    ]);
    // 1,400,000 won at 185 and at 1,300.
    expect(shown.quotes[0]?.estimates).toEqual([
      { currency: 'KRW', total: 1_400_000 },
      { currency: 'CNH', total: 7568 },
      { currency: 'USD', total: 1077 },
    ]);
    expect(shown.steps.map(({ by, what, text }) => [by, what, text])).toEqual([
      ['member', 'requested', ''],
      ['member', 'asked', 'Could there be\na concert?'],
      ['desk', 'quoted', ''],
      ['member', 'asked', 'Cheaper, please'],
      ['desk', 'answered', 'Breakfast is included.'],
      ['desk', 'quoted', ''],
    ]);
    expect(JSON.stringify(shown)).not.toContain('MEM0000000900');
    const seen = (await me.desk('adminCustomTrip', { request_id })).body;
    expect(seen).toMatchObject({
      mem_id: me.as,
      assignee: 'MEM0000000900',
      actions: ['assign', 'quote', 'reject'],
    });
  });

  it('leaves what it did, and no text, in the audit log', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    await me.quoted(request_id);
    await me.call('customTravelAsk', { request_id, text: 'My secret wish' });
    const seen = async () => {
      clock.advance(1000);
      return { request_id, version: await me.version(request_id) };
    };
    await me.desk('adminCustomTripReply', { ...(await seen()), text: 'Dear Ms Lin' });
    await me.desk('adminCustomTripAssign', { ...(await seen()), assignee: 'MEM0000000902' });
    await me.desk('adminCustomTripReject', { ...(await seen()), text: 'Sorry, Ms Lin' });
    const log = (await me.desk('bookingAudit', { kind: 'custom-trip', id: request_id })).body;
    expect(log.map(({ action, by, changes }) => [action, by, changes])).toEqual([
      ['custom-trip-rejected', 'MEM0000000900', []],
      [
        'custom-trip-assigned',
        'MEM0000000900',
        [{ field: 'assignee', from: 'MEM0000000900', to: 'MEM0000000902' }],
      ],
      ['custom-trip-answered', 'MEM0000000900', []],
      ['custom-trip-quoted', 'MEM0000000900', [{ field: 'quote_no', from: '0', to: '1' }]],
    ]);
  });

  it('writes over nothing it has not seen', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    const version = await me.version(request_id);
    await me.call('customTravelAsk', { request_id, text: 'One more of us comes' });
    const late = await me.desk('adminCustomTripQuote', { request_id, version, quote });
    expect([late.status, late.body.error]).toEqual([409, 'version_conflict']);
  });

  it('says that it cannot be done, and why; then nothing happens any more', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    const no = { request_id, version: 1, text: '' };
    expect((await me.desk('adminCustomTripReject', no)).body.error).toBe('custom_message_input');
    await me.desk('adminCustomTripReject', { ...no, text: 'The islands are closed.' });
    expect(await me.detail(request_id)).toMatchObject({ state: 'rejected', actions: [] });
    expect((await me.call('customTravelAsk', { request_id, text: 'Why?' })).body.error).toBe('custom_state');
    expect((await me.quoted(request_id)).body.error).toBe('custom_state');
  });

  it.each([
    ['not in the member’s language', { texts: { KOR: quote.texts.ENG } }, 'custom_quote_language'],
    [
      'a day short',
      { texts: { ENG: { ...quote.texts.ENG, days: quote.texts.ENG.days.slice(1) } } },
      'custom_quote_days',
    ],
    ['its days reversed', { end_day: '2026-11-30' }, 'day_order'],
    ['in the past', { start_day: '2026-11-01', end_day: '2026-11-03' }, 'custom_days_range'],
    ['for children alone', { adult_cnt: 0 }, 'prod_cnt_fail'],
    ['over already', { valid_until: '2026-11-21T02:00:00Z' }, 'custom_quote_validity'],
    ['valid until after departure', { valid_until: '2026-11-30T15:00:01Z' }, 'custom_quote_validity'],
    ['above what one may pay', { price_krw: 1_100_000 }, 'custom_quote_cap'],
  ])('cannot send a quote that is %s', async (_what, over, error) => {
    const me = traveller(service);
    const request_id = await me.request();
    const answered = (await me.quoted(request_id, over)).body;
    expect(answered.error).toBe(error);
    expect(await me.detail(request_id)).toMatchObject({ state: 'requested', quotes: [] });
  });

  it('cannot send a quote valid for years', async () => {
    const me = traveller(service);
    const days = { start_day: '2027-06-01', end_day: '2027-06-03' };
    const request_id = await me.request(days);
    const answered = await me.quoted(request_id, { ...days, valid_until: '2027-02-01T00:00:00Z' });
    expect(answered.body.error).toBe('custom_quote_validity');
  });

  it.each([
    { price_krw: 0 },
    { price_krw: -5 },
    { price_krw: 1.5 },
    { valid_until: 'tomorrow' },
    { texts: { ENG: { ...quote.texts.ENG, title: '\u202ex' } } },
    { texts: { ENG: { ...quote.texts.ENG, days: [] } } },
    { texts: { XXX: quote.texts.ENG } },
    { sale_until: '2030-01-01T00:00:00Z' },
  ])('sends nothing hostile (%#)', async (over) => {
    const me = traveller(service);
    expect((await me.quoted(await me.request(), over)).status).toBe(400);
  });

  it('takes only so many messages', async () => {
    const me = traveller(service);
    const request_id = await me.request();
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 42; i += 1) {
      if (i % 18 === 17) clock.advance(3_600_000);
      answers.push((await me.call('customTravelAsk', { request_id, text: `Message ${i}` })).body.error);
    }
    expect(answers.filter((error) => error === undefined)).toHaveLength(40);
    expect(answers.at(-1)).toBe('custom_messages_most');
  });
});

it.each(LAN_TPS)('is asked for and quoted in %s', async (lanTp) => {
  const me = traveller(service, lanTp);
  const request_id = await me.request();
  const texts = { [lanTp]: { ...quote.texts.ENG, title: `Trip in ${lanTp}` } };
  expect((await me.quoted(request_id, { texts })).status).toBe(200);
  expect(await me.detail(request_id)).toMatchObject({ lan_tp: lanTp, quote_title: `Trip in ${lanTp}` });
});
