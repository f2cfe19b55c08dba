import { decideOnMember } from '../src/desk/members/decisions.ts';
import { changeRole } from '../src/desk/administrators/roles.ts';
import { changeMember } from '../src/kernel/members.ts';
import { releaseOwner } from '../src/kernel/owners.ts';
import { hasOwnerBeside } from '../src/kernel/owners.queries.ts';
import type { AccountStore } from '../src/app.ts';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let processes: (AccountStore & Pick<Site, 'browser'>)[];
let browsers: Browser[];
let ids: string[];

const emails = ['ari@narae.example', 'bo@narae.example'];
const now = () => new Date();
const working = (at: number) => {
  const { browser: _, ...store } = processes[at] as AccountStore & Pick<Site, 'browser'>;
  return { ...store, now, relay: { nudge: () => undefined } };
};
const idOf = (at: number): string => ids[at] ?? '';
const ownersLeft = async (): Promise<string[]> =>
  (await site.members.find({ admin_role: 'owner', state: 'active', use_yn: 'Y' }).lean()).map(
    ({ mem_id }) => mem_id,
  );

beforeEach(async () => {
  site = await startSite();
  processes = [site, await site.anotherProcess()];
  ids = [];
  browsers = [];
  for (const [at, mem_email] of emails.entries()) {
    await site.browser().call('join', { ...mina, mem_email });
    const owner = { admin_yn: 'Y', admin_role: 'owner', email_confirmed_at: now() };
    const member = await site.members.findOneAndUpdate({ mem_email }, { $set: owner }).lean();
    ids.push(member?.mem_id ?? '');
    const browser = processes[at]?.browser();
    if (!browser) throw new Error('two processes');
    await browser.call('loginCallback', { ...credentials, mem_email });
    browsers.push(browser);
  }
});
afterEach(() => site.close());

const leave = (at: number) => async () => {
  const answer = await browsers[at]?.call('memberDelete', { mem_id: idOf(at) });
  if (answer?.status !== 200) throw new Error(answer?.body.error);
};
const demote = (of: number, at: number) => () =>
  changeRole(working(at), { mem_id: idOf(of), role: null, by: idOf(1 - of) });
const lock = (of: number, at: number) => () =>
  decideOnMember(working(at), 'lock', { mem_id: idOf(of), by: idOf(1 - of) });

describe.each([
  ['both leave', [leave(0), leave(1)]],
  ['each takes the other one’s role', [demote(0, 1), demote(1, 0)]],
  ['each locks the other one', [lock(0, 1), lock(1, 0)]],
  ['one leaves and locks the other one', [leave(0), lock(1, 0)]],
  ['one leaves while the operator takes the other one’s role', [leave(0), demote(1, 1)]],
])('of the last two owners, in two processes at once: %s', (_, removals) => {
  it.each([1, 2, 3])('one stays (%s)', async () => {
    const done = await Promise.allSettled(removals.map((remove) => remove()));
    expect(await ownersLeft()).toHaveLength(1);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failed = done.find((one) => one.status === 'rejected')?.reason as Error & { key?: string };
    expect(['last_owner', 'last_owner_stays', 'version_conflict']).toContain(failed.key ?? failed.message);
  });
});

describe('a removal that stopped between its two writes', () => {
  const member = async (at: number) => {
    const stored = await site.members.findOne({ mem_id: idOf(at) }).lean();
    if (!stored) throw new Error('an owner');
    return stored;
  };

  it('keeps nobody else from leaving, and cannot be completed any more', async () => {
    const before = await member(0);
    expect(await releaseOwner(working(0), before)).toBe(true);

    await leave(1)();
    const late = await site.members.updateOne(
      { mem_id: before.mem_id, version: before.version },
      { $set: { admin_role: null, admin_yn: 'N' } },
    );
    expect(late.modifiedCount).toBe(0);
    expect(await ownersLeft()).toEqual([idOf(0)]);
    expect(await releaseOwner(working(0), await member(0))).toBe(false);
  });

  it('is forgotten once the owner’s record has changed otherwise', async () => {
    expect(await releaseOwner(working(0), await member(0))).toBe(true);
    await changeMember(working(0), idOf(0), () => ({ set: { mem_nick: 'Ari' } }));
    const { version } = await member(0);
    expect(await releaseOwner(working(1), await member(1))).toBe(true);
    expect((await member(0)).version).toBe(version);
    expect((await site.ownerReleases.findOne().lean())?.releases).toEqual([
      { mem_id: idOf(1), version: (await member(1)).version },
    ]);
  });
});

it('does not count an owner who is locked', async () => {
  await lock(0, 1)();
  await expect(demote(1, 1)()).rejects.toMatchObject({ key: 'last_owner_stays' });
  expect(await hasOwnerBeside(site.members, idOf(1))).toBe(false);
});
