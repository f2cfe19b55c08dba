import { ACTIVITIES_A_PAGE } from '@narae/contracts/my-account-limits';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const hour = 3_600_000;
const time = handClock();
let site: Site;
let here: Browser;
let there: Browser;
beforeEach(async () => {
  site = await startSite({ clock: time.clock });
  here = site.browser('203.0.113.77');
  there = site.browser('198.51.100.20');
  await here.call('join', mina);
  await here.call('loginCallback', credentials);
  time.pass(hour / 12);
  await there.call('loginCallback', credentials);
});
afterEach(() => site.close());

const sessionsSeen = async (browser: Browser) => (await browser.call('mySessions')).body;
const sidOf = async (browser: Browser) =>
  (await sessionsSeen(browser)).find(({ current }) => current)?.sid ?? '';

describe('a member’s sessions', () => {
  it('are listed with where and when, the one that asks first, without what opens them', async () => {
    expect(await sessionsSeen(here)).toEqual([
      expect.objectContaining({ current: true, method: 'password', network: '203.0.113.0/24' }),
      expect.objectContaining({ current: false, network: '198.51.100.0/24' }),
    ]);
    expect(JSON.stringify(await sessionsSeen(here))).not.toMatch(/hash/);
  });

  it('are each ended elsewhere at once, which the log says with the device', async () => {
    const sid = await sidOf(there);
    expect((await here.call('sessionEnd', { sid })).body).toEqual({ msg: 'success' });
    await site.settle();
    expect((await there.call('mySessions')).status).toBe(401);
    expect((await there.call('refresh')).status).toBe(401);
    expect((await there.probe()).status).toBe(401);
    expect(await sessionsSeen(here)).toHaveLength(1);
    expect((await here.call('sessionEnd', { sid })).body).toEqual({ msg: 'success' });
    await site.settle();
    const ended = (await here.call('myActivity')).body.filter(({ kind }) => kind === 'sessions_ended');
    expect(ended).toEqual([expect.objectContaining({ network: '198.51.100.0/24', by: 'member' })]);
  });

  it('end everywhere else together, and this one stays', async () => {
    await site.browser().call('loginCallback', credentials);
    await here.call('otherSessionsEnd');
    expect(await sessionsSeen(here)).toEqual([expect.objectContaining({ current: true })]);
    expect((await there.call('refresh')).status).toBe(401);
  });

  it('of somebody else do not exist', async () => {
    const other = site.browser('192.0.2.1');
    await other.call('join', { ...mina, mem_email: 'other@narae.example' });
    await other.call('loginCallback', { ...credentials, mem_email: 'other@narae.example' });
    const answer = await other.call('sessionEnd', { sid: await sidOf(here) });
    expect([answer.status, answer.body.error]).toEqual([404, 'session_not_found']);
    expect(await sessionsSeen(other)).toHaveLength(1);
    expect(await sessionsSeen(here)).toHaveLength(2);
    expect((await site.browser().call('mySessions')).status).toBe(401);
  });

  it('are no longer listed once they are over', async () => {
    time.pass(15 * 24 * hour);
    await site.browser('192.0.2.9').call('loginCallback', credentials);
    const late = site.browser('192.0.2.8');
    await late.call('loginCallback', credentials);
    expect(await sessionsSeen(late)).toHaveLength(2);
  });
});

it('the log of an account is read page by page, one’s own alone', async () => {
  await site.settle();
  const row = await site.activities.findOne().lean();
  if (!row) throw new Error('The sign-in is not in the log');
  // Twice as many as a page has, some at one moment.
  const more = Array.from({ length: ACTIVITIES_A_PAGE * 2 }, (_, at) => ({
    ...row,
    _id: `more-${String(at).padStart(2, '0')}`,
    at: new Date(row.at.getTime() - Math.floor(at / 3) * 1000),
  }));
  await site.activities.insertMany(more);
  await site.activities.create({ ...row, _id: 'not mine', mem_id: 'MEM9999999999' });
  await site.activities.create({ ...row, _id: 'of later', kind: 'a kind of a later release' });

  const ids: string[] = [];
  for (let after: { at: string; id: string } | undefined, pages = 0; pages < 5; pages += 1) {
    const { body } = await here.call('myActivity', after && { after });
    ids.push(...body.map(({ id }) => id));
    const last = body.at(-1);
    if (!last || body.length < ACTIVITIES_A_PAGE) break;
    after = { at: last.at, id: last.id };
  }
  expect(ids).toHaveLength(ACTIVITIES_A_PAGE * 2 + 2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('not mine');
});
