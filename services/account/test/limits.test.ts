import { createLimiter, limitTable, usualLimits, type LimitName } from '@narae/service-kit';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let time: ReturnType<typeof handClock>;
const here = '203.0.113.1';
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  await site.browser(here).call('join', mina);
  await site.settle();
});
afterEach(() => site.close());

const wrong = { mem_email: mina.mem_email, mem_password: 'guess1234' };
const stranger = 'nobody@narae.example';

const signedIn = async () => {
  const browser = site.browser(here);
  await browser.call('loginCallback', credentials);
  return browser;
};

describe('of several processes', () => {
  it('count together: guesses at one account', async () => {
    const other = await site.anotherProcess();
    for (let guess = 0; guess < 5; guess += 1) {
      const { browser } = guess % 2 === 0 ? site : other;
      expect((await browser('198.51.100.7').call('memChk', wrong)).status).toBe(401);
    }
    for (const { browser } of [site, other]) {
      const locked = await browser('198.51.100.7').call('memChk', wrong);
      expect([locked.status, locked.headers['retry-after']]).toEqual([429, '30']);
    }
  });

  it('count together also what comes at once', async () => {
    const other = await site.anotherProcess();
    const guesses = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? site : other));
    const answers = await Promise.all(
      guesses.map(({ browser }) => browser('198.51.100.7').call('memChk', wrong)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });
});

describe('what a call asks of the store', () => {
  /** Commands of a call, by collection and kind. What the relay and the security log's timer ask is not the call's. */
  const commandsOf = async (call: () => Promise<{ status: number; body: { error?: string } }>) => {
    const commands: string[] = [];
    site.store.set('debug', (collection: string, method: string, query: unknown) => {
      const isRelays = JSON.stringify(query ?? {}).includes('outbox') || collection === 'member_exports';
      const isTimers = collection === 'security_log';
      if (!isRelays && !isTimers) commands.push(`${collection}.${method}`);
    });
    const { status, body } = await call();
    site.store.set('debug', false);
    return { commands, answer: [status, body.error] };
  };
  const findForm = { mem_nm: mina.mem_nm, mem_tel: mina.mem_tel, mem_email: mina.mem_email };
  const from = (network: string) => site.browser(network);

  it.each([
    [
      'memChk',
      () => from('192.0.2.1').call('memChk', wrong),
      () => from('192.0.2.1').call('memChk', { ...wrong, mem_email: stranger }),
    ],
    [
      'loginCallback',
      () => from('192.0.2.1').call('loginCallback', wrong),
      () => from('192.0.2.1').call('loginCallback', { ...wrong, mem_email: stranger }),
    ],
    [
      'findChk for the address, with a number that is known',
      () => from('192.0.2.1').call('findChk', { ...findForm, mem_nm: 'Somebody', type: 'idchk' }),
      () => from('192.0.2.1').call('findChk', { ...findForm, mem_tel: '01099998888', type: 'idchk' }),
    ],
    [
      'findChk for the password, with an address that is known',
      () => from('192.0.2.1').call('findChk', { ...findForm, mem_nm: 'Somebody', type: 'passwordchk' }),
      () =>
        from('192.0.2.1').call('findChk', {
          mem_nm: 'Somebody',
          mem_tel: '01099998888',
          mem_email: stranger,
          type: 'passwordchk',
        }),
    ],
    [
      'loginChk',
      () => from('192.0.2.1').call('loginChk', { mem_email: mina.mem_email }),
      () => from('192.0.2.1').call('loginChk', { mem_email: stranger }),
    ],
    [
      'memChkJoin',
      () => from('192.0.2.1').call('memChkJoin', { mem_email: mina.mem_email }),
      () => from('192.0.2.1').call('memChkJoin', { mem_email: stranger }),
    ],
  ] as const)('is the same for members and strangers: %s', async (_, ofMember, ofStranger) => {
    // A process remembers all counters that it has changed.
    await ofMember();
    await ofStranger();
    await site.store.collection('throttles').deleteMany({});
    const known = await commandsOf(ofMember);
    await site.store.collection('throttles').deleteMany({});
    const unknown = await commandsOf(ofStranger);
    expect(known.commands.length).toBeGreaterThan(1);
    expect(unknown.commands).toEqual(known.commands);
  });

  it('is the same for a link to a new password that was used, and one that somebody made up', async () => {
    await from(here).call('findChk', { ...findForm, type: 'passwordchk' });
    await site.settle();
    const token = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
    const reset = (given: string) =>
      from('192.0.2.1').call('passwordReset', { token: given, mem_password: 'fresh5678' });
    time.pass(10 * 60_000);
    const madeUp = 'x'.repeat(token.length);
    await reset(madeUp);
    const known = await commandsOf(() => reset(token));
    const unknown = await commandsOf(() => reset(madeUp));
    expect(known.answer).toEqual([400, 'reset_link_expired']);
    expect(unknown).toEqual(known);
  });

  it.each([
    ['helps', 'email-found', () => from(here).call('findChk', { ...findForm, type: 'idchk' })],
    ['confirms the mailbox', 'mailbox-confirm', async () => (await signedIn()).call('sendConfirmation')],
    [
      'makes a new address the member’s',
      'address-changing',
      async () => (await signedIn()).call('emailChange', { mem_email: stranger }),
    ],
  ] as const)('does not wait for the mail that %s', async (_, kind, call) => {
    site.mails.all.length = 0;
    const sending = site.mails.send.bind(site.mails);
    let release: () => void = () => undefined;
    const away = new Promise<void>((resolve) => {
      release = resolve;
    });
    site.mails.send = async (mail) => away.then(() => sending(mail));
    expect((await call()).status).toBe(200);
    expect(site.mails.all).toEqual([]);
    release();
    await site.settle();
    expect(site.mails.all.map(({ kind }) => kind)).toContain(kind);
  });
});

describe('what a limit rejects says until when', () => {
  const exhaust = (limit: LimitName, whom: string) =>
    createLimiter({ store: site.store, now: time.clock }).count(limit, whom, usualLimits[limit].perWindow);
  const idOfMina = async () =>
    (await site.members.findOne({ mem_email: mina.mem_email }).lean())?.mem_id ?? '';

  it.each<[string, LimitName, string, () => ReturnType<Browser['call']>]>([
    ['signing in', 'password-ip', '192.0.2.1', () => site.browser('192.0.2.1').call('memChk', wrong)],
    [
      'help with signing in',
      'find-ip',
      '192.0.2.1',
      () => site.browser('192.0.2.1').call('findChk', { ...mina, type: 'idchk', mem_password: undefined }),
    ],
    [
      'mails of help',
      'mails',
      mina.mem_email,
      () => site.browser(here).call('findChk', { mem_nm: mina.mem_nm, mem_tel: mina.mem_tel, type: 'idchk' }),
    ],
    [
      'joining from a network',
      'join-ip',
      '192.0.2.1',
      () => site.browser('192.0.2.1').call('join', { ...mina, mem_email: stranger }),
    ],
    [
      'the duplicate check',
      'duplicate-ip',
      '192.0.2.1',
      () => site.browser('192.0.2.1').call('loginChk', { mem_email: stranger }),
    ],
    [
      'links in mails',
      'link-ip',
      '192.0.2.1',
      () =>
        site.browser('192.0.2.1').call('passwordReset', { token: 'x'.repeat(43), mem_password: 'fresh5678' }),
    ],
    [
      'changing the address',
      'mails',
      stranger,
      async () => (await signedIn()).call('emailChange', { mem_email: stranger }),
    ],
  ])('%s', async (_, limit, whom, call) => {
    await exhaust(limit, whom);
    const { status, body, headers } = await call();
    expect([status, body.error]).toEqual([429, limitTable[limit].error ?? 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.message).toMatch(/again in \d+ (second|minute|hour)s?\./);
  });

  it('the confirmation of a mailbox', async () => {
    const browser = await signedIn();
    await exhaust('mails', mina.mem_email);
    const { status, headers } = await browser.call('sendConfirmation');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('copies of one’s data', async () => {
    await site.members.updateOne({}, { $set: { email_confirmed_at: new Date() } });
    const browser = await signedIn();
    await exhaust('exports', await idOfMina());
    const { status, body, headers } = await browser.call('exportRequest');
    expect([status, body.error, Number(headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true]);
  });
});

it('who finds an address taken is counted themselves', async () => {
  const join = (from: string) => site.browser(from).call('join', { ...mina, mem_email: stranger });
  expect((await join('192.0.2.1')).status).toBe(200);
  for (let at = 0; at < 8; at += 1)
    expect((await join(`198.51.100.${at}`)).body.error).toBe('common_join_duplication');
  const asked = usualLimits['duplicate-ip'].perWindow;
  const limiter = createLimiter({ store: site.store, now: time.clock });
  await limiter.count('duplicate-ip', '198.51.100.1', asked - 1);
  expect((await join('198.51.100.1')).body.error).toBe('rate_limited');
});

describe('joining with one mailbox, under many of its addresses and from wherever', () => {
  const most = usualLimits['join-mailbox'].perWindow;
  const tagged = (tag: string | number) => `nobody+${tag}@narae.example`;
  const joinMany = async () => {
    site.mails.all.length = 0;
    for (let at = 0; at < most + 4; at += 1) {
      const joined = await site.browser(`192.0.2.${at}`).call('join', { ...mina, mem_email: tagged(at) });
      expect(joined.status).toBe(200);
      await site.settle();
    }
  };

  it('is mailed five times in an hour, and again afterwards', async () => {
    await joinMany();
    expect(site.mails.all.map(({ to }) => to)).toEqual([0, 1, 2, 3, 4].map(tagged));
    time.pass(2 * 3_600_000);
    await site.browser(here).call('join', { ...mina, mem_email: tagged('later') });
    await site.settle();
    expect(site.mails.all.at(-1)?.to).toBe(tagged('later'));
  });

  it('keeps its owner neither from joining nor from signing in, who asks for the link and gets it', async () => {
    await joinMany();
    site.mails.all.length = 0;
    const owner = site.browser('203.0.113.9');
    expect((await owner.call('join', { ...mina, mem_email: stranger })).status).toBe(200);
    await site.settle();
    expect(site.mails.all).toEqual([]);
    const signed = await owner.call('loginCallback', { ...credentials, mem_email: stranger });
    expect(signed.body.user).toMatchObject({ mem_email: stranger, email_confirmed: false });
    expect((await owner.call('sendConfirmation')).status).toBe(200);
    await site.settle();
    expect(site.mails.all.map(({ to }) => to)).toEqual([stranger]);
  });
});

it('a link that the mail server did not take is not counted', async () => {
  site.mails.all.length = 0;
  const sending = site.mails.send.bind(site.mails);
  let tries = 0;
  site.mails.send = async (mail) => {
    tries += 1;
    if (tries <= 2) throw new Error('away');
    return sending(mail);
  };
  await site.browser(here).call('join', { ...mina, mem_email: stranger });
  await site.settle();
  expect(tries).toBe(3);
  const limiter = createLimiter({ store: site.store, now: time.clock });
  const left = usualLimits['join-mailbox'].perWindow - 1;
  await limiter.count('join-mailbox', stranger, left);
  await expect(limiter.count('join-mailbox', stranger)).rejects.toThrow('rate_limited');
});

it('a member names a bounded number of new addresses in a day', async () => {
  const browser = await signedIn();
  const limiter = createLimiter({ store: site.store, now: time.clock });
  const mem_id = (await site.members.findOne({ mem_email: mina.mem_email }).lean())?.mem_id ?? '';
  await limiter.count('member-mailboxes', mem_id, usualLimits['member-mailboxes'].perWindow - 1);
  expect((await browser.call('emailChange', { mem_email: stranger })).status).toBe(200);
  expect((await browser.call('emailChange', { mem_email: 'other@narae.example' })).body.error).toBe(
    'rate_limited',
  );
  expect((await browser.call('emailChange', { mem_email: 'nobody+1@narae.example' })).status).toBe(200);
});
