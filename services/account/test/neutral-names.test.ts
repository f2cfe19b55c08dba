import { createLogger } from '@narae/service-kit';
import { replaceNames } from '../src/profile/seen-names.ts';
import { mina, startSite, type Site } from './support/site.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const replace = () =>
  replaceNames({
    ...site,
    now: () => new Date('2026-03-10T09:00:00Z'),
    relay: { nudge: () => undefined },
    log: createLogger('test', 'silent'),
  });
/** A member from before neutral nicknames. @returns the nickname after the change */
const nickOf = async (change: object): Promise<string | undefined> => {
  await site.browser().call('join', mina);
  await site.members.updateOne({}, { $set: { mem_nick: mina.mem_nm, ...change } });
  await replace();
  return (await site.members.findOne({}).lean())?.mem_nick;
};

it('who was seen by their full name has a letter and a number from then on, and is told to others', async () => {
  expect(await nickOf({})).toMatch(/^M\d{4}$/);
  const before = await site.members.findOne({}).lean();
  await site.settle();
  expect(await site.activities.find({ kind: 'profile_changed' }).lean()).toMatchObject([{ by: 'operator' }]);
  await replace();
  expect((await site.members.findOne({}).lean())?.mem_nick).toBe(before?.mem_nick);
});

it.each([
  ['has saved their profile with it', { profile_version: 1 }],
  ['has a nickname of their own', { mem_nick: 'Minnie' }],
  ['is called so by a provider that tells nicknames', { sns_type: 'kakao' }],
])('who %s keeps it', async (_what, change) => {
  expect(await nickOf(change)).not.toMatch(/^M\d{4}$/);
});

it('all are found, however many there are', async () => {
  const at = new Date();
  const many = Array.from({ length: 203 }, (_, index) => ({
    mem_id: `MEM1${String(index).padStart(9, '0')}`,
    mem_nm: 'Many',
    mem_nick: 'Many',
    mem_email: `many${index}@narae.example`,
    use_yn: 'Y',
    admin_yn: 'N',
    reg_date: at,
    mod_date: at,
    version: 1,
  }));
  await site.members.insertMany(many);
  await replace();
  expect(await site.members.countDocuments({ mem_nick: 'Many' })).toBe(0);
});
