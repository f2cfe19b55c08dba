import { memberWithdrawnV1, tripChangedV1 } from '@narae/events';
import { raise, toEnvelope } from '@narae/service-kit';
import { runAdministratorsCommand } from '../src/desk/administrators/administrators-command.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const minute = 60_000;
let site: Site;
let browser: Browser;
let hand: ReturnType<typeof handClock>;
beforeEach(async () => {
  hand = handClock();
  site = await startSite({ clock: hand.clock });
  browser = site.browser();
  await browser.call('join', mina);
  await site.members.updateOne({}, { $set: { email_confirmed_at: new Date() } });
  await browser.call('loginCallback', credentials);
});
afterEach(() => site.close());

const leave = (info: Record<string, unknown> = {}, by: Browser = browser) =>
  by.call('memberDelete', { mem_id: 'MEM0000000001', ...info });
const memberOf = () => site.members.findOne({ mem_id: 'MEM0000000001' }).lean();

const tell = (version: number, facts: { paid?: boolean; last_day?: string } = {}, cart_id = 'CART1') =>
  site.bus.publish(
    toEnvelope(
      raise(tripChangedV1, {
        aggregateId: cart_id,
        version,
        data: {
          cart_id,
          order_id: 'ORDER1',
          mem_id: 'MEM0000000001',
          paid: true,
          last_day: '2026-03-12',
          ...facts,
        },
      }),
    ),
  );

test('who leaves is signed out everywhere, and nothing but the number is left', async () => {
  const phone = site.browser('198.51.100.7');
  await phone.call('loginCallback', credentials);
  await site.settle();
  const answer = await leave({ mem_id: 'MEM0000000001' });
  expect(answer).toMatchObject({ status: 200, body: { msg: 'success' } });
  expect(browser.jar.get('narae_at')).toBeUndefined();
  await site.settle();

  expect((await phone.probe()).body.error).toBe('login_required');
  expect((await phone.call('refresh')).status).toBe(401);
  expect((await browser.call('session')).body.user).toBeNull();
  const { _id, outbox, audit, reg_date, mod_date, ...left } = (await memberOf()) ?? {};
  expect(left).toEqual({
    mem_id: 'MEM0000000001',
    version: expect.any(Number),
    use_yn: 'N',
    state: 'active',
    admin_yn: 'N',
    admin_role: null,
    company_type: '',
    email_confirmed_at: null,
    mem_nm: '',
    mem_email: '',
    mem_tel: '',
    mem_nick: '',
    mem_profile_path: '',
    mem_pwd: '',
    sns_type: '',
  });
  for (const name of ['account_activity', 'mailed_links', 'paid_trips'])
    expect(await site.store.collection(name).countDocuments({ mem_id: 'MEM0000000001' })).toBe(0);
  const sessions = JSON.stringify(await site.sessions.find().lean());
  expect(sessions).not.toMatch(/198\.51\.100|203\.0\.113|device_id/);
});

test('the address is free again, and the new member is another one', async () => {
  await leave();
  await site.settle();
  expect(await site.browser().call('loginCallback', credentials)).toMatchObject({
    status: 401,
    body: { error: 'common_login_email_password_fail' },
  });
  expect((await site.browser().call('loginChk', { mem_email: mina.mem_email })).body).toEqual([]);
  expect((await site.browser().call('join', mina)).status).toBe(200);
  const again = site.browser();
  const { body } = await again.call('loginCallback', credentials);
  expect(body.user).toMatchObject({ mem_id: 'MEM0000000002', mem_nm: mina.mem_nm });
});

test('the address that is forgotten is told once, in the language of its member', async () => {
  await site.members.updateOne({}, { $set: { lan_tp: 'JPN' } });
  site.mails.all.splice(0);
  await leave();
  await site.settle();
  expect(site.mails.all.map(({ to, subject }) => [to, subject])).toEqual([
    [mina.mem_email, '【Narae】退会手続きが完了しました'],
  ]);
});

test('a mail server that is away keeps nobody from leaving', async () => {
  site.mails.send = () => Promise.reject(new Error('away'));
  expect((await leave()).status).toBe(200);
  expect((await memberOf())?.use_yn).toBe('N');
});

test('an hour after signing in it takes the password, and a wrong one changes nothing', async () => {
  hand.pass(11 * minute);
  await browser.call('refresh');
  expect((await browser.call('leavePreview')).body).toMatchObject({ prove: true, password: true });
  expect(await leave()).toMatchObject({ status: 403, body: { error: 'prove_again' } });
  expect(await leave({ mem_password: 'wrong1234' })).toMatchObject({
    status: 401,
    body: { error: 'password_wrong' },
  });
  expect((await memberOf())?.use_yn).toBe('Y');
  expect((await leave({ mem_password: mina.mem_password })).status).toBe(200);
});

test('nobody leaves with a paid trip ahead; once it is cancelled or over it is possible', async () => {
  await tell(4);
  const preview = await browser.call('leavePreview');
  expect(preview.body).toEqual({
    trips: [{ order_id: 'ORDER1', last_day: '2026-03-12' }],
    last_owner: false,
    prove: false,
    password: true,
  });
  expect(await leave()).toMatchObject({ status: 409, body: { error: 'paid_trip_ahead' } });
  await tell(6, { paid: false });
  await tell(5);
  expect((await browser.call('leavePreview')).body.trips).toEqual([]);
  await tell(2, {}, 'CART2');
  expect((await leave()).body.error).toBe('paid_trip_ahead');
  // 13 March has begun in Seoul.
  hand.pass(2 * 24 * 60 * minute + 6 * 60 * minute);
  await browser.call('loginCallback', credentials);
  expect((await leave()).status).toBe(200);
});

test('a trip whose last day moved is told again under its version', async () => {
  await tell(4, { last_day: '2026-03-01' });
  expect((await browser.call('leavePreview')).body.trips).toEqual([]);
  await tell(4, { last_day: '2026-03-20' });
  expect((await browser.call('leavePreview')).body.trips).toHaveLength(1);
});

const giveRole = (words: string[]) => runAdministratorsCommand(site.store, words, () => '');

test('the last owner stays until there is another one', async () => {
  await giveRole(['give', mina.mem_email, 'owner']);
  await browser.call('loginCallback', credentials);
  expect((await browser.call('leavePreview')).body).toMatchObject({ last_owner: true });
  expect(await leave()).toMatchObject({ status: 409, body: { error: 'last_owner' } });
  const jun = { ...mina, mem_email: 'jun@narae.example', mem_nm: 'Jun' };
  await site.browser().call('join', jun);
  await site.members.updateOne({ mem_email: jun.mem_email }, { $set: { email_confirmed_at: new Date() } });
  await giveRole(['give', jun.mem_email, 'gate']);
  expect((await leave()).body.error).toBe('last_owner');
  await giveRole(['give', jun.mem_email, 'owner']);
  expect((await leave()).status).toBe(200);
});

test('what was left over by a process that was killed in between is erased by the event, however often it comes', async () => {
  await site.settle();
  await tell(4);
  expect(await site.activities.countDocuments()).toBeGreaterThan(0);
  const event = { aggregateId: 'MEM0000000001', version: 9, data: { mem_id: 'MEM0000000001' } };
  for (let time = 0; time < 2; time += 1) await site.bus.publish(toEnvelope(raise(memberWithdrawnV1, event)));
  await site.settle();
  expect(await site.activities.countDocuments()).toBe(0);
  expect(await site.trips.countDocuments()).toBe(0);
  expect((await browser.probe()).body.error).toBe('login_required');
});

test('visitors have nothing to leave, and nobody leaves for somebody else', async () => {
  expect((await leave({}, site.browser())).body.error).toBe('login_required');
  for (const nobody of [{}, { mem_id: null }, { mem_id: '' }])
    expect(await browser.call('memberDelete', nobody)).toMatchObject({
      status: 400,
      body: { error: 'invalid_value', field: 'mem_id' },
    });
  expect(await leave({ mem_id: 'MEM0000000009' })).toMatchObject({ status: 403, body: { error: 'not_own' } });
});
