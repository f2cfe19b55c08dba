import { setImmediate } from 'node:timers/promises';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let time: ReturnType<typeof handClock>;
let mem_id: string;

beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  await site.browser().call('join', mina);
  mem_id = (await site.members.findOne().lean())?.mem_id ?? '';
});
afterEach(() => site.close());

const signedIn = async (browser = site.browser()): Promise<Browser> => {
  expect((await browser.call('loginCallback', credentials)).status).toBe(200);
  time.pass(1);
  return browser;
};
const linesOf = async (...kinds: string[]) =>
  (await site.securityLines()).filter(({ kind }) => kinds.includes(kind));

test('sign-ins are noted with their means, those that fail with the member they were tried on', async () => {
  await signedIn(site.browser('198.51.100.7'));
  const wrong = { ...credentials, mem_password: 'narae9999' };
  const stranger = site.browser('192.0.2.200');
  await stranger.call('memChk', wrong);
  time.pass(1);
  await stranger.call('memChk', { ...wrong, mem_email: 'nobody@narae.example' });
  const lines = await linesOf('signed-in', 'sign-in-failed');
  expect(
    lines.map(({ kind, actor, about, reason, network }) => [kind, actor, about, reason, network]),
  ).toEqual([
    ['signed-in', mem_id, '', 'password', '198.51.100.0/24'],
    ['sign-in-failed', '', mem_id, 'common_login_email_password_fail', '192.0.2.0/24'],
    ['sign-in-failed', '', '', 'common_login_email_password_fail', '192.0.2.0/24'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/narae\.example|narae9999|192\.0\.2\.200/);
});

test('a wrong password in an open session is a confirmation that failed', async () => {
  const me = await signedIn();
  await me.call('passwordChange', { mem_password: 'narae9999', new_password: 'guitar2026x' });
  expect(await linesOf('confirmation-failed')).toMatchObject([{ actor: mem_id, call: 'passwordChange' }]);
});

test('a wrong code of an administrator who has yet to enter is a second factor that failed', async () => {
  await site.members.updateOne({}, { admin_yn: 'Y' });
  const me = await signedIn();
  await me.call('secondFactorBegin');
  await me.call('secondFactorConfirm', { code: '000000' });
  expect(await linesOf('second-factor-failed')).toMatchObject([
    { actor: mem_id, call: 'secondFactorConfirm' },
  ]);
});

test('a refresh token that is used again is noted, and so are sessions that somebody ends elsewhere', async () => {
  const me = await signedIn();
  const copied = Object.fromEntries(me.jar);
  await me.call('refresh');
  await me.call('refresh');
  time.pass(60_000);
  expect((await site.browser().call('refresh', {}, { cookies: copied })).status).toBe(401);
  time.pass(1);
  const again = await signedIn();
  await again.call('otherSessionsEnd');
  expect(await linesOf('token-reused', 'session-ended')).toMatchObject([
    { kind: 'token-reused', about: mem_id, call: 'refresh' },
    { kind: 'session-ended', actor: mem_id, call: 'otherSessionsEnd' },
  ]);
});

test('rights that an owner gives are noted, with whom they were given', async () => {
  await site.members.updateOne({}, { admin_yn: 'Y', email_confirmed_at: time.clock() });
  const juno = { ...mina, mem_email: 'juno@narae.example', mem_tel: '01087654321' };
  await site.browser().call('join', juno);
  const other = await site.members.findOneAndUpdate(
    { mem_email: juno.mem_email },
    { email_confirmed_at: time.clock() },
  );
  const owner = await signedIn();
  await site.passSecondFactor(owner);
  const given = { mem_id: other?.mem_id, role: 'gate', seen: null };
  expect((await owner.call('adminRoleSet', given)).status).toBe(200);
  expect(await linesOf('rights-changed')).toMatchObject([
    { actor: mem_id, about: other?.mem_id, call: 'adminRoleSet', network: '203.0.113.0/24' },
  ]);
});

test('owners search the log, also for what happened a moment ago; nobody else does', async () => {
  await site.members.updateOne({}, { admin_yn: 'Y', email_confirmed_at: time.clock() });
  const owner = await signedIn();
  await site.passSecondFactor(owner);
  const wrong = { ...credentials, mem_password: 'narae9999' };
  await site.browser('192.0.2.200').call('memChk', wrong);
  // An answer is out before the hook behind it has run.
  await setImmediate();
  const asked = { kind: 'sign-in-failed', about: mem_id, network: '192.0.2.200' };
  expect((await owner.call('accountSecurityLog', asked)).body).toEqual({
    events: [
      {
        event_id: expect.any(String),
        at: time.clock().toISOString(),
        kind: 'sign-in-failed',
        actor: '',
        about: mem_id,
        reason: 'common_login_email_password_fail',
        call: 'memChk',
        network: '192.0.2.0/24',
        trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        count: 1,
      },
    ],
    next: null,
  });
  const rejected = async (info: Record<string, unknown>) => {
    const { status, body } = await owner.call('accountSecurityLog', info);
    return [status, body.error, body.field];
  };
  expect(await rejected({ trace_id: '4bf92f35' })).toEqual([400, 'trace_invalid', 'trace_id']);
  expect(await rejected({ network: 'nowhere' })).toEqual([400, 'network_invalid', 'network']);
  expect(await rejected({ kind: 'anything' })).toEqual([400, 'invalid_value', 'kind']);

  await site.members.updateOne({}, { admin_role: 'booking' });
  await owner.call('refresh');
  expect(await rejected({})).toEqual([403, 'role_needed_owner', undefined]);
});
