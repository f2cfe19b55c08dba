import { accountCalls } from '@narae/contracts';
import { runAdministratorsCommand } from '../src/desk/administrators/administrators-command.ts';
import { codeAt } from '../src/factors/second-factor/codes.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const minute = 60_000;
const hour = 60 * minute;

let site: Site;
let time: ReturnType<typeof handClock>;
let owner: Browser;

const signedIn = async (mem_email = mina.mem_email): Promise<Browser> => {
  const browser = site.browser();
  expect((await browser.call('loginCallback', { ...credentials, mem_email })).status).toBe(200);
  return browser;
};
const member = () => site.members.findOne({ mem_email: mina.mem_email }).lean();
const errorOf = async (
  browser: Browser,
  name: Parameters<Browser['call']>[0],
  info?: Record<string, unknown>,
) => (await browser.call(name, info)).body.error;
const codeNow = (secret: string) => codeAt(secret, time.clock());

/** Sets up an app; @returns its secret and the recovery codes */
const setUp = async (browser: Browser): Promise<{ secret: string; recovery_codes: string[] }> => {
  const { secret } = (await browser.call('secondFactorBegin')).body;
  const { recovery_codes } = (await browser.call('secondFactorConfirm', { code: codeNow(secret) })).body;
  await browser.call('refresh');
  return { secret, recovery_codes };
};

beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  await site.browser().call('join', mina);
  await site.members.updateOne(
    { mem_email: mina.mem_email },
    { $set: { admin_yn: 'Y', admin_role: 'owner', email_confirmed_at: time.clock() } },
  );
  owner = await signedIn();
});
afterEach(() => site.close());

describe('an administrator who has just signed in', () => {
  it('is a member like any other until a second factor is shown, and learns what is missing', async () => {
    expect(await errorOf(owner, 'administrators')).toBe('second_factor_needed');
    expect((await owner.probe()).body.role).toBeNull();
    expect((await owner.call('session')).body.user).toMatchObject({
      admin_role: 'owner',
      second_factor_needed: true,
    });
    expect((await owner.call('secondFactor')).body).toEqual({
      app: false,
      passkeys: 0,
      recovery_left: 0,
      shown: false,
    });
  });

  it('sets up an app, is inside at once, and gets ten recovery codes', async () => {
    const { recovery_codes } = await setUp(owner);
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes[0]).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect((await owner.call('administrators')).status).toBe(200);
    expect((await owner.call('session')).body.user).toMatchObject({ second_factor_needed: false });
    expect((await owner.call('secondFactor')).body).toEqual({
      app: true,
      passkeys: 0,
      recovery_left: 10,
      shown: true,
    });
  });

  it('has to have shown who they are lately before an app is set up', async () => {
    time.pass(11 * minute);
    await owner.call('refresh');
    expect(await errorOf(owner, 'secondFactorBegin')).toBe('prove_again');
    const { mem_password } = credentials;
    expect((await owner.call('secondFactorBegin', { mem_password })).status).toBe(200);
  });

  it('sets up again where the first code came too late, or was of another secret', async () => {
    const { secret } = (await owner.call('secondFactorBegin')).body;
    expect(await errorOf(owner, 'secondFactorConfirm', { code: '12 34 5' })).toBe('second_factor_code_input');
    const wrong = codeAt(secret, new Date(time.clock().getTime() + hour));
    expect(await owner.call('secondFactorConfirm', { code: wrong })).toMatchObject({
      status: 401,
      body: { error: 'second_factor_code_wrong', field: 'code' },
    });
    time.pass(16 * minute);
    await owner.call('refresh');
    expect(await errorOf(owner, 'secondFactorConfirm', { code: codeNow(secret) })).toBe(
      'second_factor_set_up_again',
    );
    expect((await owner.call('secondFactor')).body.app).toBe(false);
  });
});

describe('a code of the app', () => {
  it('opens the back office in another session, works once, and with blanks as apps show it', async () => {
    const { secret } = await setUp(owner);
    const other = await signedIn();
    expect(await errorOf(other, 'secondFactorEnter', { code: codeNow(secret) })).toBe(
      'second_factor_code_wrong',
    );
    time.pass(30_000);
    const code = codeNow(secret);
    expect(
      (await other.call('secondFactorEnter', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status,
    ).toBe(200);
    await other.call('refresh');
    expect((await other.call('administrators')).status).toBe(200);
    const third = await signedIn();
    expect(await errorOf(third, 'secondFactorEnter', { code })).toBe('second_factor_code_wrong');
    expect(await errorOf(third, 'administrators')).toBe('second_factor_needed');
  });

  it('lets one in where two bring the same one at once', async () => {
    const { secret } = await setUp(owner);
    const [one, two] = [await signedIn(), await signedIn()];
    time.pass(30_000);
    const code = codeNow(secret);
    const answers = await Promise.all(
      [one, two].map((browser) => browser.call('secondFactorEnter', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('of a clock half a minute away is taken, of one that is further away it is not', async () => {
    const { secret } = await setUp(owner);
    time.pass(5 * minute);
    const other = await signedIn();
    const at = (ms: number) => codeAt(secret, new Date(time.clock().getTime() + ms));
    expect(await errorOf(other, 'secondFactorEnter', { code: at(-90_000) })).toBe('second_factor_code_wrong');
    expect(await errorOf(other, 'secondFactorEnter', { code: at(90_000) })).toBe('second_factor_code_wrong');
    expect((await other.call('secondFactorEnter', { code: at(-30_000) })).status).toBe(200);
  });

  it('is guessed five times, then waited for, from wherever it is guessed', async () => {
    const { secret } = await setUp(owner);
    time.pass(minute);
    const wrong = codeAt(secret, new Date(time.clock().getTime() + hour));
    for (let guess = 0; guess < 5; guess += 1)
      expect(await errorOf(await signedIn(), 'secondFactorEnter', { code: wrong })).toBe(
        'second_factor_code_wrong',
      );
    const locked = await owner.call('secondFactorEnter', { code: codeNow(secret) });
    expect(locked).toMatchObject({ status: 429, body: { error: 'second_factor_locked' } });
    expect(Number(locked.headers['retry-after'])).toBe(30);
    time.pass(31_000);
    expect((await owner.call('secondFactorEnter', { code: codeNow(secret) })).status).toBe(200);
  });

  it('counts for twelve hours, whatever the session does meanwhile', async () => {
    await setUp(owner);
    time.pass(12 * hour - 11 * minute);
    await owner.call('refresh');
    expect((await owner.call('administrators')).status).toBe(200);
    time.pass(2 * minute);
    await owner.call('refresh');
    expect(await errorOf(owner, 'administrators')).toBe('second_factor_needed');
  });
});

describe('a recovery code', () => {
  it('opens the back office once, however it is written, and is told in the log and by mail', async () => {
    const { recovery_codes } = await setUp(owner);
    await site.settle();
    site.mails.all.length = 0;
    const other = await signedIn();
    const code = recovery_codes[3]?.toUpperCase().replace('-', ' ') ?? '';
    expect((await other.call('secondFactorEnter', { code })).status).toBe(200);
    expect(await errorOf(await signedIn(), 'secondFactorEnter', { code })).toBe('second_factor_code_wrong');
    await site.settle();
    expect(site.mails.all.map(({ subject }) => subject)).toEqual(['[Narae] A recovery code was used']);
    expect((await owner.call('secondFactor')).body.recovery_left).toBe(9);
    expect((await owner.call('myActivity')).body.map(({ kind }) => kind)).toContain('recovery_code_used');
  });

  it('is void once new ones are made, which takes the second factor', async () => {
    const { secret, recovery_codes } = await setUp(owner);
    const other = await signedIn();
    expect(await errorOf(other, 'recoveryCodesMake')).toBe('second_factor_needed');
    time.pass(11 * minute);
    await owner.call('refresh');
    expect(await errorOf(owner, 'recoveryCodesMake')).toBe('prove_again');
    const { mem_password } = credentials;
    expect(await errorOf(owner, 'recoveryCodesMake', { mem_password })).toBe('confirm_needed');
    await owner.call('secondFactorEnter', { code: codeNow(secret) });
    const made = (await owner.call('recoveryCodesMake', { mem_password })).body.recovery_codes;
    expect(made).toHaveLength(10);
    await other.call('refresh');
    expect(await errorOf(other, 'secondFactorEnter', { code: recovery_codes[0] })).toBe(
      'second_factor_code_wrong',
    );
    expect((await other.call('secondFactorEnter', { code: made[0] })).status).toBe(200);
  });
});

it('an app takes the place of another only where the second factor was shown', async () => {
  const { secret } = await setUp(owner);
  const thief = await signedIn();
  expect(await errorOf(thief, 'secondFactorBegin')).toBe('second_factor_set_already');
  time.pass(minute);
  const other = await signedIn();
  await other.call('secondFactorEnter', { code: codeNow(secret) });
  time.pass(minute);
  const next = await setUp(owner);
  await other.call('refresh');
  expect(await errorOf(other, 'administrators')).toBe('second_factor_needed');
  time.pass(minute);
  expect(await errorOf(thief, 'secondFactorEnter', { code: codeNow(secret) })).toBe(
    'second_factor_code_wrong',
  );
  expect((await thief.call('secondFactorEnter', { code: codeNow(next.secret) })).status).toBe(200);
});

it('neither the secret nor a recovery code can be read in the store, nor moved to another member', async () => {
  const { secret, recovery_codes } = await setUp(owner);
  const stored = JSON.stringify(await member());
  for (const shown of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(shown);
  await site.browser().call('join', { ...mina, mem_email: 'eve@narae.example' });
  const { second_factor } = (await member()) ?? {};
  await site.members.updateOne(
    { mem_email: 'eve@narae.example' },
    { $set: { admin_yn: 'Y', admin_role: 'gate', second_factor: second_factor ?? null } },
  );
  time.pass(minute);
  const eve = await signedIn('eve@narae.example');
  expect((await eve.call('secondFactorEnter', { code: codeNow(secret) })).status).toBe(500);
});

it('is nothing for members without a role, and for nobody who is not signed in', async () => {
  await site.browser().call('join', { ...mina, mem_email: 'eve@narae.example' });
  const eve = await signedIn('eve@narae.example');
  const codes = { secondFactorConfirm: '123456', secondFactorEnter: '123456' } as Record<string, string>;
  for (const name of [
    'secondFactor',
    'secondFactorBegin',
    'secondFactorConfirm',
    'secondFactorEnter',
    'recoveryCodesMake',
  ] as const satisfies (keyof typeof accountCalls)[]) {
    const info = codes[name] ? { code: codes[name] } : {};
    expect(await errorOf(eve, name, info)).toBe('admin_only');
    expect(await errorOf(site.browser(), name, info)).toBe('login_required');
  }
});

describe('taking a second factor away', () => {
  const other = { ...mina, mem_email: 'bora@narae.example' };
  let bora: Browser;
  let boraId: string;
  beforeEach(async () => {
    await site.browser().call('join', other);
    const stored = await site.members
      .findOneAndUpdate(
        { mem_email: other.mem_email },
        { $set: { admin_yn: 'Y', admin_role: 'booking', email_confirmed_at: time.clock() } },
      )
      .lean();
    boraId = stored?.mem_id ?? '';
    bora = await signedIn(other.mem_email);
    await setUp(bora);
    await setUp(owner);
    await site.settle();
    site.mails.all.length = 0;
  });

  it('is an owner’s: it signs out, is mailed and written down, and the next entry sets up a new one', async () => {
    expect(await errorOf(owner, 'adminSecondFactorReset', { mem_id: boraId })).toBe('invalid_value');
    expect((await owner.call('adminSecondFactorReset', { mem_id: boraId, reason: 'app-lost' })).status).toBe(
      200,
    );
    expect(await errorOf(owner, 'adminSecondFactorReset', { mem_id: boraId, reason: 'app-lost' })).toBe(
      'member_decided',
    );
    await site.settle();
    expect((await bora.call('refresh')).status).toBe(401);
    expect(site.mails.all.map(({ to, subject }) => [to, subject])).toEqual([
      [other.mem_email, '[Narae] Your second factor was reset'],
    ]);
    expect(site.mails.all[0]?.text).toContain('You can no longer use your authenticator app or passkey.');
    expect((await owner.call('accountAudit', { kind: 'member', id: boraId })).body).toMatchObject([
      { action: 'second-factor-reset', changes: [{ field: 'reason', from: '', to: 'app-lost' }] },
    ]);
    const again = await signedIn(other.mem_email);
    expect((await again.call('secondFactor')).body).toEqual({
      app: false,
      passkeys: 0,
      recovery_left: 0,
      shown: false,
    });
    await setUp(again);
    expect((await again.probe()).body.role).toBe('booking');
  });

  it('is nobody’s own, and nobody else’s', async () => {
    const ownerId = (await member())?.mem_id ?? '';
    expect(await errorOf(owner, 'adminSecondFactorReset', { mem_id: ownerId, reason: 'other' })).toBe(
      'own_account',
    );
    expect(await errorOf(bora, 'adminSecondFactorReset', { mem_id: ownerId, reason: 'other' })).toBe(
      'role_needed_owner',
    );
  });

  it('is the operator’s command too', async () => {
    const run = (...words: string[]) =>
      runAdministratorsCommand(site.store, words, () => 'http://shop.example');
    expect(await run('reset-second-factor', other.mem_email)).toContain('sets up a new second factor');
    await expect(run('reset-second-factor', other.mem_email)).rejects.toThrow('has no second factor');
    await expect(run('reset-second-factor', 'nobody@narae.example')).rejects.toThrow(
      'No member has the address',
    );
  });
});
