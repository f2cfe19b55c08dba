import { memberJoinedV1, tripChangedV1 } from '@narae/events';
import { raise, toEnvelope } from '@narae/service-kit';
import { collectionsNaming, memberFields } from '@narae/test-kit';
import { accountStore } from '../../account/src/app.ts';
import { bookingModel } from '../../booking/src/kernel/booking/booking.model.ts';
import { tour } from '../../booking/test/support/products.ts';
import { nobody } from '../../booking/test/support/shopper.ts';
import { join as joinShop, live, openShop, type Shop } from './support/member-life.ts';
import type { SiteBrowser, WholeSite } from './support/whole-site.ts';

let shop: Shop;
let site: WholeSite;
let clock: Shop['clock'];
beforeEach(async () => {
  shop = await openShop();
  ({ site, clock } = shop);
});
afterEach(() => shop.close());

const account = () => accountStore(site.stores.account);
const minutes = (count: number): Date => new Date(clock.now().getTime() + count * 60_000);

interface Person {
  readonly me: SiteBrowser;
  readonly mem_id: string;
  readonly sid: string;
}

let people = 0;
/** A member who is signed in, and signs in with Kakao as well. */
const member = async (mem_nm: string): Promise<Person> => {
  const me = site.browser();
  const mem_email = `${mem_nm.toLowerCase()}${(people += 1)}@narae.example`;
  const mem_tel = `8210555${String(people).padStart(5, '0')}`;
  const joined = await me.inject('join', { mem_nm, mem_tel, mem_email, mem_password: 'haneul1234' });
  expect(joined.status).toBe(200);
  await site.settle();
  const token = /confirm=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1];
  await me.inject('confirmEmail', { token });
  const { mem_id } = (await me.inject('loginCallback', { mem_email, mem_password: 'haneul1234' })).body.user;
  await account().identities.create({
    provider: 'kakao',
    subject: `kakao-${people}`,
    mem_id,
    label: mem_nm,
    joined_at: clock.now(),
  });
  const session = await account().sessions.findOne({ mem_id }).lean();
  return { me, mem_id, sid: session?.sid ?? '' };
};
/** What signing in to the other account at its provider leaves. */
const signedInToo = async (one: Person, other: Person): Promise<void> => {
  await account().mergeTickets.create({
    _id: one.sid,
    mem_id: one.mem_id,
    other: other.mem_id,
    provider: 'kakao',
    label: 'Juno',
    expires_at: minutes(10),
  });
};
const both = async (): Promise<{ stays: Person; goes: Person }> => {
  const stays = await member('Mina');
  const goes = await member('Juno');
  await signedInToo(stays, goes);
  return { stays, goes };
};
const join = async ({ me }: Person, info = {}) => {
  const { status, body } = await me.inject('accountsJoin', info);
  return { status, error: body.error };
};
const ok = { status: 200, error: undefined };

/** What names an account that was joined to another one, and has to. */
const keptOfOld = [
  // For ten minutes.
  'account.join_tickets',
  'account.joined_members',
  'account.members',
  'booking.joined_members',
  'community.authors',
  'community.joined_members',
];
/** Without a session that is still told to have ended, which is deleted with its time, and the lines of the security log. */
const namingOld = async ({ mem_id }: Pick<Person, 'mem_id'>): Promise<string[]> => {
  const timed = ['account.sessions', 'account.security_log'];
  return (await collectionsNaming(site.stores, mem_id)).filter((name) => !timed.includes(name));
};

test('the offer says what moves, and nothing names the old account afterwards but what has to', async () => {
  const { stays, goes } = await both();
  const { cart_id } = (
    await goes.me.inject('mycartInsert', { prod_id: tour.prod_id, ...nobody, adult_cnt: 1 })
  ).body;
  await goes.me.inject('companionSave', { mem_nm: 'HART JUNO', birth_day: '1990-01-01' });
  expect((await stays.me.inject('joinOffer')).body).toMatchObject({
    provider: 'kakao',
    label: 'Juno',
    mem_nm: 'Juno',
    moves: { cart_cnt: 1, order_cnt: 0, companion_cnt: 1 },
    refused: null,
    prove: false,
  });
  expect((await goes.me.inject('joinOffer')).body).toBeNull();
  site.mails.all.splice(0);

  expect(await join(stays)).toEqual(ok);
  expect(await join(stays)).toEqual(ok);
  await site.settle();
  expect((await goes.me.inject('companions', {})).status).toBe(401);
  expect((await stays.me.inject('companions', {})).body).toMatchObject([{ mem_nm: 'HART JUNO' }]);
  expect((await bookingModel(site.stores.booking).findOne({ cart_id }).lean())?.mem_id).toBe(stays.mem_id);
  expect((await account().identities.find().lean()).map(({ mem_id }) => mem_id)).toEqual([
    stays.mem_id,
    stays.mem_id,
  ]);
  expect((await stays.me.inject('joinOffer')).body).toBeNull();
  const mails = site.mails.all.map(({ to }) => to).sort();
  expect(mails).toEqual([expect.stringMatching(/^juno/), expect.stringMatching(/^mina/)]);
  const kinds = (await account().activities.find({ mem_id: stays.mem_id }).lean()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'accounts_joined')).toHaveLength(1);
  expect(await namingOld(goes)).toEqual(keptOfOld);
  expect((await account().members.findOne({ mem_id: goes.mem_id }).lean())?.carried).toBeUndefined();
});

/** What ends with the account that goes, or only records what was: all else names the one that stays (ACCOUNT-36). */
const namesOldAlone = [
  'account.idempotency.mem_id',
  'account.join_tickets.other',
  'account.mailed_links.mem_id',
  'account.member_exports.mem_id',
  'account.member_pictures.mem_id',
  'booking.document_views.mem_id',
  'booking.document_views.viewer_mem_id',
  'booking.idempotency.mem_id',
  'booking.mail_preferences.mem_id',
  'community.idempotency.mem_id',
];

test('whatever names a member who did everything names the one they are joined to', async () => {
  const goes = await joinShop(shop);
  await live(shop, goes);
  const stays = await member('Hana');
  await signedInToo(stays, { ...goes, sid: '' });
  const before = await memberFields(site.stores, goes.mem_id);
  expect(await join(stays)).toEqual(ok);
  await site.settle();
  const { filled } = await memberFields(site.stores, stays.mem_id);
  expect(before.filled.filter((field) => !filled.includes(field))).toEqual(namesOldAlone);
  expect(await namingOld(goes)).toEqual([...keptOfOld, 'booking.document_views'].sort());
});

test('what is told late of the old number is the one’s that stays', async () => {
  const { stays, goes } = await both();
  await join(stays);
  const data = { cart_id: 'CART1', order_id: 'O1', mem_id: goes.mem_id, paid: true, last_day: '2027-01-01' };
  await site.bus.publish(toEnvelope(raise(tripChangedV1, { aggregateId: 'CART1', version: 2, data })));
  await site.settle();
  expect(await account().trips.find().lean()).toMatchObject([{ mem_id: stays.mem_id }]);
});

test('nobody joins without the offer, for somebody else, or long after signing in', async () => {
  const { stays, goes } = await both();
  expect(await join(goes)).toEqual({ status: 409, error: 'join_offer_over' });
  expect((await join({ ...stays, me: site.browser() })).error).toBe('login_required');
  await account().sessions.updateMany({}, { $set: { proved_at: minutes(-11) } });
  expect(await join(stays)).toEqual({ status: 403, error: 'prove_again' });
  await account().mergeTickets.updateMany({}, { $set: { expires_at: minutes(-1) } });
  expect(await join(stays, { mem_password: 'haneul1234' })).toEqual({
    status: 409,
    error: 'join_offer_over',
  });
  expect(await account().members.countDocuments({ use_yn: 'N' })).toBe(0);
});

test.each([
  ['join_administrator', { admin_yn: 'Y', admin_role: 'gate' }],
  ['join_closed', { state: 'locked' }],
])('%s', async (error, set) => {
  const { stays, goes } = await both();
  await account().members.updateOne({ mem_id: goes.mem_id }, { $set: set });
  expect((await stays.me.inject('joinOffer')).body).toMatchObject({ refused: error });
  expect(await join(stays)).toEqual({ status: 409, error });
});

test.each(['stays', 'goes'] as const)(
  'not while a payment of the one that %s is on its way',
  async (whose) => {
    const pair = await both();
    const added = await pair[whose].me.inject('mycartInsert', {
      prod_id: tour.prod_id,
      ...nobody,
      adult_cnt: 1,
    });
    await bookingModel(site.stores.booking).updateOne(
      { cart_id: added.body.cart_id },
      { $set: { txn_type: 'Y' } },
    );
    expect((await pair.stays.me.inject('joinOffer')).body).toMatchObject({ refused: 'join_paying' });
    expect(await join(pair.stays)).toEqual({ status: 409, error: 'join_paying' });
  },
);

test('of two who join each other at once one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { stays, goes } = await both();
    await signedInToo(goes, stays);
    const answers = await Promise.all([join(stays), join(goes)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const ids = { mem_id: { $in: [stays.mem_id, goes.mem_id] } };
    expect(await account().members.countDocuments({ ...ids, use_yn: 'Y' })).toBe(1);
  }
});

test('what a process that was killed has left over is done by the event, however often it comes', async () => {
  const { stays, goes } = await both();
  const before = await account().members.findOne({ mem_id: goes.mem_id }).lean();
  await account().members.updateOne({ mem_id: stays.mem_id }, { $set: { mem_email: '', mem_pwd: '' } });
  const { mem_email = '', mem_pwd = '', mem_tel = '' } = before ?? {};
  const carried = {
    mem_email,
    mem_pwd,
    mem_tel,
    email_confirmed_at: clock.now(),
    passkeys: [],
    lan_tp: 'ENG',
  };
  await account().members.updateOne(
    { mem_id: goes.mem_id },
    { $set: { use_yn: 'N', mem_email: '', mem_pwd: '', joined_into: stays.mem_id, carried } },
  );
  const data = { from: goes.mem_id, into: stays.mem_id, at: clock.now().toISOString() };
  for (let time = 0; time < 2; time += 1)
    await site.bus.publish(toEnvelope(raise(memberJoinedV1, { aggregateId: goes.mem_id, version: 3, data })));
  await site.settle();
  expect(await account().members.findOne({ mem_id: stays.mem_id }).lean()).toMatchObject({
    mem_email,
    mem_pwd,
  });
  const signedIn = await site.browser().inject('loginCallback', { mem_email, mem_password: 'haneul1234' });
  expect(signedIn.body.user.mem_id).toBe(stays.mem_id);
  expect((await goes.me.inject('companions', {})).status).toBe(401);
});
