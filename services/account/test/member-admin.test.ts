import type { AdminRole } from '@narae/contracts';
import { memberChange } from '../src/kernel/members.ts';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let time: ReturnType<typeof handClock>;
let owner: Browser;
let ownerId: string;
let minaId: string;
const confirmed = { email_confirmed_at: new Date('2026-03-01T00:00:00Z') };

const joined = async (mem_email: string, change: object = {}, form: object = {}): Promise<string> => {
  await site.browser().call('join', { ...mina, mem_email, ...form });
  const member = await site.members
    .findOneAndUpdate({ mem_email }, { $set: { ...confirmed, ...change } }, { returnDocument: 'after' })
    .lean();
  return member?.mem_id ?? '';
};
const signedIn = async (mem_email: string): Promise<Browser> => {
  const browser = site.browser('198.51.100.4');
  const answer = await browser.call('loginCallback', { ...credentials, mem_email });
  expect(answer.status).toBe(200);
  await site.passSecondFactor(browser);
  return browser;
};
const audit = async (): Promise<string[]> =>
  (await owner.call('accountAudit')).body.map(({ action, id, by }) => `${action} ${id} by ${by}`);
const stateOf = async (mem_id: string) => (await site.members.findOne({ mem_id }).lean())?.state;

beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  ownerId = await joined('owner@narae.example', { admin_yn: 'Y', admin_role: 'owner' }, { mem_nm: 'Olli' });
  minaId = await joined(mina.mem_email);
  owner = await signedIn('owner@narae.example');
  await site.settle();
  site.mails.all.length = 0;
});
afterEach(() => site.close());

describe('the list of members', () => {
  const found = async (asked: Record<string, unknown>) =>
    (await owner.call('adminMembers', asked)).body.members.map(({ mem_id }) => mem_id);

  it.each([
    ['a number', () => minaId],
    ['the beginning of an address', () => 'MINA@na'],
    ['the beginning of a name, in any spelling', () => 'mina h'],
    ['the first letters of an address without its end', () => 'mina'],
    ['the beginning of a telephone number, among others', () => '010 1234 56'],
  ])('finds one by %s', async (_, search) => {
    expect(await found({ search: search() })).toContain(minaId);
  });

  it('finds nobody in the middle of a name, and takes no pattern for one', async () => {
    for (const search of ['hart', '.*', '^mina', 'narae.example'])
      expect(await found({ search })).toEqual([]);
  });

  it('is narrowed by state, role and provider, and counts who waits', async () => {
    const waiting = await joined('wait@narae.example', { state: 'waiting', sns_type: 'google' });
    await site.members.updateOne({ mem_id: minaId }, { $unset: { state: '' } });
    expect(await found({ state: 'waiting' })).toEqual([waiting]);
    expect(await found({ state: 'active' })).toEqual([minaId, ownerId]);
    expect(await found({ role: 'owner' })).toEqual([ownerId]);
    expect(await found({ provider: 'google' })).toEqual([waiting]);
    expect((await owner.call('adminMembers')).body.waiting_cnt).toBe(1);
  });

  it('comes page by page, and without those who have left', async () => {
    const many = Array.from({ length: 34 }, (_, index) => ({
      mem_id: `MEM10000000${String(index).padStart(2, '0')}`,
      mem_nm: 'Many',
      mem_email: `many${index}@narae.example`,
      mem_pwd: '',
      use_yn: index === 33 ? 'N' : 'Y',
      admin_yn: 'N',
      reg_date: time.clock(),
      mod_date: time.clock(),
      version: 1,
    }));
    await site.members.insertMany(many);
    const first = (await owner.call('adminMembers', { search: 'many' })).body;
    expect(first.members).toHaveLength(30);
    const second = (await owner.call('adminMembers', { search: 'many', after: first.next })).body;
    expect([second.members.length, second.next]).toEqual([3, null]);
  });
});

describe('a member’s page', () => {
  it('has ways in, sessions and the log, no secret, and every view is in the audit log', async () => {
    await signedIn(mina.mem_email);
    await site.settle();
    const { body } = await owner.call('adminMember', { mem_id: minaId });
    expect(body).toMatchObject({
      member: { mem_id: minaId, mem_email: mina.mem_email, state: 'active', role: null },
      has_password: true,
      sessions: [{ method: 'password', network: '198.51.100.0/24' }],
      activities: [{ kind: 'signed_in', by: 'member' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|"sid"|hash/);
    expect(await audit()).toEqual([`member-viewed ${minaId} by ${ownerId}`]);
  });

  it('of nobody is not found, and views nobody', async () => {
    const answer = await owner.call('adminMember', { mem_id: 'MEM0000099999' });
    expect([answer.status, answer.body.error]).toEqual([404, 'member_not_found']);
    expect(await audit()).toEqual([]);
  });
});

describe('locking', () => {
  it('signs out at once, lets nobody in until it is undone, and says why', async () => {
    const browser = await signedIn(mina.mem_email);
    expect((await owner.call('adminMemberLock', { mem_id: minaId, reason: 'sign-ins' })).status).toBe(200);
    await site.settle();
    expect((await browser.probe()).status).toBe(401);
    expect((await browser.call('refresh')).status).toBe(401);
    const again = await site.browser().call('loginCallback', credentials);
    expect([again.status, again.body.error]).toEqual([403, 'member_locked']);
    expect(site.mails.all.at(-1)?.text).toContain('We noticed unusual sign-ins');

    time.pass(1000);
    expect((await owner.call('adminMemberUnlock', { mem_id: minaId })).status).toBe(200);
    await signedIn(mina.mem_email);
    await site.settle();
    expect(site.mails.all.map(({ subject }) => subject)).toEqual([
      '[Narae] Your account was locked',
      '[Narae] Your account was unlocked',
    ]);
    expect(await audit()).toEqual([
      `member-unlocked ${minaId} by ${ownerId}`,
      `member-locked ${minaId} by ${ownerId}`,
    ]);
  });

  it('of two who decide at once one wins, and the other is told', async () => {
    const answers = await Promise.all([
      owner.call('adminMemberLock', { mem_id: minaId, reason: 'other' }),
      owner.call('adminMemberLock', { mem_id: minaId, reason: 'terms' }),
    ]);
    expect(answers.map(({ body }) => body.error ?? 'won').sort()).toEqual(['member_decided', 'won']);
    expect((await audit()).length).toBe(1);
  });

  it('never meets oneself', async () => {
    for (const [name, more] of [
      ['adminMemberLock', { reason: 'other' }],
      ['adminRoleSet', { role: null, seen: 'owner' }],
    ] as const)
      expect((await owner.call(name, { mem_id: ownerId, ...more })).body.error).toBe('own_account');
  });

  it('signs out also where the process that locked stopped before it did', async () => {
    const browser = await signedIn(mina.mem_email);
    const outbox = memberChange('locked', { mem_id: minaId, version: 9, by: 'admin' });
    await site.members.updateOne({ mem_id: minaId }, { $set: { state: 'locked' }, $push: { outbox } });
    await site.settle();
    expect((await site.sessions.findOne({ mem_id: minaId }).lean())?.revoke_reason).toBe('locked');
    expect((await browser.probe()).status).toBe(401);
  });
});

describe('approval', () => {
  let waiting: string;
  const wait = 'wait@narae.example';
  beforeEach(async () => {
    waiting = await joined(wait, { state: 'waiting', sns_type: 'google' });
    await site.settle();
    site.mails.all.length = 0;
  });

  it('lets a member in who has waited, and mails them', async () => {
    const before = await site.browser().call('loginCallback', { ...credentials, mem_email: wait });
    expect(before.body.error).toBe('member_waiting');
    expect((await owner.call('adminMemberApprove', { mem_id: waiting })).status).toBe(200);
    await signedIn(wait);
    await site.settle();
    expect(site.mails.all).toMatchObject([{ to: wait, subject: '[Narae] You can sign in now' }]);
    expect((await owner.call('adminMemberReject', { mem_id: waiting, reason: 'other' })).body.error).toBe(
      'member_decided',
    );
  });

  it('that is rejected says why, and can be given later after all', async () => {
    await owner.call('adminMemberReject', { mem_id: waiting, reason: 'second-account' });
    await site.settle();
    expect(site.mails.all[0]?.text).toContain('You already have an account with us.');
    const rejected = await site.browser().call('loginCallback', { ...credentials, mem_email: wait });
    expect([rejected.status, rejected.body.error]).toEqual([403, 'member_rejected']);
    expect((await owner.call('adminMemberApprove', { mem_id: waiting })).status).toBe(200);
    expect(await stateOf(waiting)).toBe('active');
  });
});

describe('roles', () => {
  const set = (role: AdminRole | null, seen: AdminRole | null, mem_id = minaId) =>
    owner.call('adminRoleSet', { mem_id, role, seen });

  it('are given, changed and taken, each ending the sessions that say another one', async () => {
    const browser = await signedIn(mina.mem_email);
    await set('gate', null);
    await browser.call('refresh');
    expect((await browser.probe()).body.role).toBe('gate');
    await set('booking', 'gate');
    await site.settle();
    expect((await browser.probe()).status).toBe(401);
    await set(null, 'booking');
    expect((await site.members.findOne({ mem_id: minaId }).lean())?.admin_yn).toBe('N');
    await site.settle();
    expect(site.mails.all.every(({ subject }) => subject.includes('role was changed'))).toBe(true);
    expect(site.mails.all).toHaveLength(3);
  });

  it('are not changed by somebody who saw another one', async () => {
    await set('gate', null);
    expect((await set('booking', null)).body.error).toBe('member_decided');
  });

  it('are for confirmed mailboxes only', async () => {
    await site.members.updateOne({ mem_id: minaId }, { $set: { email_confirmed_at: null } });
    expect((await set('gate', null)).body.error).toBe('role_mailbox_unconfirmed');
  });
});

it('ends all sessions of a member', async () => {
  const browser = await signedIn(mina.mem_email);
  await owner.call('adminMemberSessionsEnd', { mem_id: minaId });
  await site.settle();
  expect((await browser.probe()).status).toBe(401);
  expect(await audit()).toEqual([`sessions-ended ${minaId} by ${ownerId}`]);
  // The member's own log does not say that they did it themselves.
  const ended = await site.activities.find({ mem_id: minaId, kind: 'sessions_ended' }).lean();
  expect(ended.map(({ by }) => by)).toEqual(['admin']);
  await signedIn(mina.mem_email);
});

describe('the statistic of visits', () => {
  it('counts by day, system, language and partner', async () => {
    const visit = (at: string, os_type: string, locale: string, company_type: string) =>
      site.visits.create({ at: new Date(at), os_type, locale, company_type });
    // Half past midnight in Seoul.
    await visit('2026-03-08T15:30:00Z', 'iOS', 'KOR', '');
    await visit('2026-03-10T01:00:00Z', 'Android', 'KOR', 'C01');
    await visit('2026-03-10T02:00:00Z', 'iOS', 'JPN', '');
    const { body } = await owner.call('adminVisits', { from: '2026-03-09', to: '2026-03-11' });
    expect(body).toEqual({
      total: 3,
      days: [
        { key: '2026-03-09', count: 1 },
        { key: '2026-03-10', count: 2 },
        { key: '2026-03-11', count: 0 },
      ],
      systems: [
        { key: 'iOS', count: 2 },
        { key: 'Android', count: 1 },
      ],
      languages: [
        { key: 'KOR', count: 2 },
        { key: 'JPN', count: 1 },
      ],
      partners: [
        { key: '', count: 2 },
        { key: 'C01', count: 1 },
      ],
    });
  });

  it('takes at most the days that are kept, in their order', async () => {
    const asked = async (from: string, to: string) =>
      (await owner.call('adminVisits', { from, to })).body.error;
    expect(await asked('2026-03-02', '2026-03-01')).toBe('day_order');
    expect(await asked('2026-01-01', '2026-04-01')).toBe('sales_days_most');
    expect(await asked('2026-01-01', '2026-03-31')).toBeUndefined();
  });
});
