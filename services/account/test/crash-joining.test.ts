import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attachmentsOf } from '@narae/service-kit';
import { collectionsNaming, interruptions, killedEverywhere, type Interruptions } from '@narae/test-kit';
import { handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const time = handClock();
const later = new Date(time.clock().getTime() + 600_000);
let booking: Server;
let said: string;
let site: Site;
let other: Awaited<ReturnType<Site['anotherProcess']>>;
let dying: Interruptions;
beforeAll(async () => {
  const part = {
    cart_cnt: 0,
    order_cnt: 0,
    reservation_cnt: 0,
    waiting_cnt: 0,
    custom_cnt: 0,
    companion_cnt: 0,
  };
  said = JSON.stringify({ ...part, paying: false });
  booking = createServer((_request, reply) => reply.end(said));
  await once(booking.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(booking.address() as AddressInfo).port}`;
  site = await startSite({
    clock: time.clock,
    config: { domainUrls: { booking: [url], community: [] }, throttled: false },
  });
  other = await site.anotherProcess();
  for (const relay of attachmentsOf(other.store).relays) await relay.stop();
  dying = interruptions(other.store);
});
afterAll(async () => {
  await site.close();
  booking.close();
});

interface Pair {
  readonly into: string;
  readonly from: string;
  readonly here: Browser;
  readonly there: Browser;
}

let pairs = 0;
/** A member without an address, just signed in to another account of theirs that has some of all data. */
const prepare = async (): Promise<Pair> => {
  const at = (pairs += 1);
  const [here, there] = [site.browser(), other.browser()];
  const mem_email = `into${at}@narae.example`;
  await here.call('join', { ...mina, mem_email });
  const into = (await here.call('loginCallback', { mem_email, mem_password: mina.mem_password })).body.user
    ?.mem_id;
  if (!into) throw new Error('nobody signed in');
  await site.settle();
  await site.members.updateOne({ mem_id: into }, { $set: { mem_email: '', mem_pwd: '', mem_tel: '' } });
  for (const [name, value] of here.jar) there.jar.set(name, value);
  const from = `MEM9${String(at).padStart(9, '0')}`;
  const [session, known] = await Promise.all([
    site.sessions.findOne({ mem_id: into }).lean(),
    site.members.findOne({ mem_id: into }).lean(),
  ]);
  if (!session || !known) throw new Error('nobody is stored');
  const { sid } = session;
  const passkey = { passkey_id: `key${at}`, public_key: 'AA', counter: 0, added_at: time.clock() };
  await site.members.create({
    ...{ ...known, _id: undefined },
    mem_id: from,
    mem_email: `from${at}@narae.example`,
    email_confirmed_at: time.clock(),
    mem_pwd: 'a hash',
    mem_tel: '821012345678',
    passkeys: [passkey],
  });
  await site.sessions.create({ ...{ ...session, _id: undefined }, mem_id: from, sid: `${sid}-from` });
  await site.identities.create({
    provider: 'kakao',
    subject: `k${at}`,
    mem_id: from,
    label: 'Juno',
    joined_at: time.clock(),
  });
  await site.mergeTickets.create({
    _id: sid,
    mem_id: into,
    other: from,
    provider: 'kakao',
    label: 'Juno',
    expires_at: later,
  });
  await site.mailedLinks.create({ _id: `link${at}`, mem_id: from, purpose: 'password', expires_at: later });
  const face = Buffer.from('face');
  await site.pictures.create({
    _id: `face${at}`,
    mem_id: from,
    side_256: face,
    side_64: face,
    at: time.clock(),
  });
  const trip = { cart_id: `CART${at}`, order_id: `O${at}`, paid: true, last_day: '2027-01-01', version: 1 };
  await site.trips.create({ ...trip, mem_id: from });
  await site.activities.create({
    _id: `old${at}`,
    mem_id: from,
    kind: 'signed_in',
    by: 'member',
    at: time.clock(),
  });
  return { into, from, here, there };
};

/** Without an answer a browser looks whether the other account is still there, and joins again. */
const afterwards = async ({ here, from }: Pair): Promise<void> => {
  await site.settle();
  if (await site.members.exists({ mem_id: from, use_yn: 'Y' }))
    expect((await here.call('accountsJoin')).status).toBe(200);
  await site.settle();
};

const outcome = async ({ into, from }: Pair) => {
  const [kept, gone] = await Promise.all([
    site.members.findOne({ mem_id: into }).lean(),
    site.members.findOne({ mem_id: from }).lean(),
  ]);
  const told = site.mails.all.filter(({ kind }) => kind === 'account-joined').map(({ to }) => to);
  const kinds = (await site.activities.find({ mem_id: into }).lean()).map(({ kind }) => kind);
  return {
    address: kept?.mem_email.replace(/\d+/, ''),
    password: kept?.mem_pwd !== '',
    tel: kept?.mem_tel,
    passkeys: kept?.passkeys?.length,
    closed: gone?.use_yn,
    carried: gone?.carried,
    left: (await collectionsNaming({ account: site.store }, from)).filter(
      (name) => name !== 'account.sessions',
    ),
    open: await site.sessions.countDocuments({ mem_id: from, revoked_at: null }),
    identities: await site.identities.countDocuments({ mem_id: into }),
    trips: await site.trips.countDocuments({ mem_id: into }),
    joinings: kinds.filter((kind) => kind === 'accounts_joined').length,
    // A mail may be sent twice around a crash, as the same one.
    told: new Set(told.filter((to) => to === `from${Number(from.slice(4))}@narae.example`)).size,
  };
};

it('two accounts are joined once, wherever the process was killed', async () => {
  const kills = await killedEverywhere(dying, {
    prepare,
    work: ({ there }) => there.call('accountsJoin'),
    afterwards,
    outcome,
    expected: {
      address: 'from@narae.example',
      password: true,
      tel: '821012345678',
      passkeys: 1,
      closed: 'N',
      carried: undefined,
      left: ['account.join_tickets', 'account.joined_members', 'account.members'],
      open: 0,
      identities: 1,
      trips: 1,
      joinings: 1,
      told: 1,
    },
  });
  expect(kills).toBeGreaterThanOrEqual(20);
}, 240_000);

it.each(['<html>', '{}', '{"cart_cnt":"many"}'])(
  'nothing is joined while booking answers %s',
  async (nonsense) => {
    const { here, from } = await prepare();
    const good = said;
    said = nonsense;
    try {
      const { status, body } = await here.call('accountsJoin');
      expect([status, body.error]).toEqual([503, 'service_unavailable']);
      expect(await site.members.exists({ mem_id: from, use_yn: 'Y' })).not.toBeNull();
    } finally {
      said = good;
    }
  },
);
