import { termsVersion } from '@narae/contracts/terms-version';
import { mailGroups, type MailGroup } from '@narae/contracts/mail-kinds';
import { announcementRequestedV1, mailPreferencesChangedV1 } from '@narae/events';
import { raise, stopLinks, stopToken, toEnvelope } from '@narae/service-kit';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

const mailLinkKey = Buffer.alloc(32, 8);
let site: Site;
let here: Browser;
let mem_id: string;
let told: { stopped: string[]; version: number; subject: string }[];
beforeEach(async () => {
  site = await startSite();
  told = [];
  const { subject } = mailPreferencesChangedV1;
  await site.bus.consume({
    name: 'listener',
    subjects: [subject, 'shop.account.mail-preferences.announced.v1'],
    handle: async ({ data, version, subject: of }) => {
      told.push({ stopped: mailPreferencesChangedV1.data.parse(data).stopped, version, subject: of });
    },
  });
  here = site.browser();
  await here.call('join', mina);
  mem_id = (await here.call('loginCallback', credentials)).body.user.mem_id;
});
afterEach(() => site.close());

const token = (group: MailGroup = 'reminders', of = mem_id) => stopToken(mailLinkKey, { mem_id: of, group });
const wanted = async () => (await here.call('mailPreferences')).body.wanted;
const oneClick = (given: string, headers: Record<string, string> = {}) =>
  site.browser('203.0.113.9').post(`/auth/mailStop/${given}/KOR`, 'List-Unsubscribe=One-Click', headers);

it('at first everything comes but news, which take consent', async () => {
  expect((await here.call('mailPreferences')).body).toEqual({
    wanted: ['reminders', 'waiting', 'answers'],
    news_at: null,
    email_confirmed: false,
  });
});

it('a member stops a group and asks for it again; each is told to the others once and stands in the log', async () => {
  const stop = { group: 'waiting', wanted: false };
  expect((await here.call('mailPreferenceChange', stop)).body.preferences.wanted).toEqual([
    'reminders',
    'answers',
  ]);
  await here.call('mailPreferenceChange', stop);
  await here.call('mailPreferenceChange', { group: 'waiting', wanted: true });
  await site.settle();
  expect(told.map(({ stopped }) => stopped)).toEqual([['waiting', 'news'], ['news']]);
  expect(told[1]?.version).toBeGreaterThan(told[0]?.version ?? 0);
  const kinds = (await here.call('myActivity')).body.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'mails_changed')).toHaveLength(2);
});

it('news keep when they were agreed to and taken back, beside what was agreed to on joining', async () => {
  const agreed = { terms_version: termsVersion, policy_version: termsVersion, marketing: true };
  const other = site.browser('203.0.113.2');
  const form = { ...mina, mem_email: 'juno@narae.example', consent: agreed };
  await other.call('join', form);
  await other.call('loginCallback', { mem_email: form.mem_email, mem_password: form.mem_password });
  const joined = (await other.call('mailPreferences')).body;
  expect(joined).toMatchObject({ wanted: [...mailGroups] });
  expect(joined.news_at).not.toBeNull();
  await site.settle();
  expect(told).toMatchObject([{ stopped: [], version: 1 }]);

  const { preferences } = (await other.call('mailPreferenceChange', { group: 'news', wanted: false })).body;
  expect(preferences.wanted).toEqual(['reminders', 'waiting', 'answers']);
  const stored = await site.members.findOne({ mem_email: form.mem_email }).lean();
  expect(stored?.consent).toMatchObject(agreed);
  expect(stored?.news).toMatchObject({ agreed: false, policy_version: termsVersion });
  expect(preferences.news_at).toBe(stored?.news?.at.toISOString());
});

it('of many changes at once none is lost', async () => {
  await Promise.all([
    here.call('mailPreferenceChange', { group: 'waiting', wanted: false }),
    here.call('stopLinkUse', { token: token('reminders'), wanted: false }),
    here.call('mailPreferenceChange', { group: 'news', wanted: true }),
  ]);
  expect(await wanted()).toEqual(['answers', 'news']);
  await site.settle();
  const last = told.toSorted((a, b) => a.version - b.version).at(-1);
  expect(last?.stopped).toEqual(['reminders', 'waiting']);
});

describe('a link in a mail', () => {
  it('shows what it is about and changes nothing, opened by whomever', async () => {
    const stranger = site.browser('203.0.113.3');
    const { body } = await stranger.call('stopLinkShow', { token: token() });
    expect(body).toEqual({ group: 'reminders', wanted: true });
    const visit = await stranger.open(`/auth/mailStop/${token()}/KOR`);
    expect([visit.statusCode, visit.headers.location]).toEqual([302, `/stopMails?lan_tp=KOR#${token()}`]);
    expect(await wanted()).toEqual(['reminders', 'waiting', 'answers']);
  });

  it('stops its group without signing in, and no other; the same link takes that back', async () => {
    const stranger = site.browser('203.0.113.3');
    const use = (wants: boolean) => stranger.call('stopLinkUse', { token: token(), wanted: wants });
    expect((await use(false)).body.mails).toEqual({ group: 'reminders', wanted: false });
    expect((await use(false)).status).toBe(200);
    expect(await wanted()).toEqual(['waiting', 'answers']);
    expect((await use(true)).body.mails).toEqual({ group: 'reminders', wanted: true });
    expect(await wanted()).toEqual(['reminders', 'waiting', 'answers']);
    expect(stranger.jar.size).toBe(0);
  });

  it('stops by one press of a mail program, without cookies and from wherever', async () => {
    const answer = await oneClick(token('waiting'));
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect((await oneClick(token('waiting'), { origin: 'https://mail.example' })).statusCode).toBe(200);
    expect(await wanted()).toEqual(['reminders', 'answers']);
  });

  it('is the address that mails carry', async () => {
    const config = { mailLinkKey, publicOrigin: 'http://shop.example' };
    const links = stopLinks(config, 'waiting-offered', mem_id, 'KOR');
    const { pathname } = new URL(links?.oneClick ?? '');
    expect((await site.browser().post(pathname, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await wanted()).toEqual(['reminders', 'answers']);
  });

  it.each([
    ['a forged one', () => `${mem_id}.reminders.${'A'.repeat(43)}`],
    [
      'another member’s signature',
      () => token('reminders', 'MEM0000009999').replace('MEM0000009999', mem_id),
    ],
    ['another group’s', () => token('waiting').replace('waiting', 'reminders')],
    ['a group there is not', () => token().replace('reminders', 'invoices')],
    ['one with something behind it', () => `${token()}.x`],
    ['one of another key', () => stopToken(Buffer.alloc(32, 9), { mem_id, group: 'reminders' })],
    ['one of nobody', () => token('reminders', 'MEM0000009999')],
  ])('%s stops nothing', async (_what, made) => {
    const given = made();
    for (const answer of [
      await here.call('stopLinkShow', { token: given }),
      await here.call('stopLinkUse', { token: given, wanted: false }),
    ])
      expect([answer.status, answer.body.error]).toEqual([400, 'stop_link_void']);
    expect((await oneClick(given)).statusCode).toBe(400);
    expect(await wanted()).toEqual(['reminders', 'waiting', 'answers']);
  });

  it('is worth nothing once its member has left, and nothing is told of them any more', async () => {
    const link = token();
    await here.call('mailPreferenceChange', { group: 'waiting', wanted: false });
    await here.call('memberDelete', { mem_id, mem_password: mina.mem_password });
    await site.settle();
    told.length = 0;
    expect((await here.call('stopLinkShow', { token: link })).body.error).toBe('stop_link_void');
    expect((await oneClick(link)).statusCode).toBe(400);
    const stored = await site.members.findOne({ mem_id }).lean();
    expect(stored).not.toHaveProperty('mails_stopped');
    const data = { subjects: [mailPreferencesChangedV1.subject] };
    await site.bus.publish(
      toEnvelope(raise(announcementRequestedV1, { aggregateId: 'x', version: 0, data })),
    );
    await site.settle();
    expect(told).toEqual([]);
  });
});

it('tells how things stand when another domain asks, under a version that is not older', async () => {
  await here.call('mailPreferenceChange', { group: 'reminders', wanted: false });
  await site.settle();
  const data = { subjects: [mailPreferencesChangedV1.subject] };
  await site.bus.publish(toEnvelope(raise(announcementRequestedV1, { aggregateId: 'x', version: 0, data })));
  await site.settle();
  expect(told.map(({ stopped, subject }) => [stopped, subject.split('.').at(-2)])).toEqual([
    [['reminders', 'news'], 'changed'],
    [['reminders', 'news'], 'announced'],
  ]);
  expect(told[1]?.version).toBeGreaterThanOrEqual(told[0]?.version ?? Infinity);
});

it('is nobody’s who is not signed in, and knows no other groups', async () => {
  const stranger = site.browser('203.0.113.4');
  expect((await stranger.call('mailPreferences')).status).toBe(401);
  const change = { group: 'reminders', wanted: false };
  expect((await stranger.call('mailPreferenceChange', change)).status).toBe(401);
  expect((await here.call('mailPreferenceChange', { ...change, group: 'invoices' })).status).toBe(400);
});
