import { accountCalls, type ErrorKey } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import { ownedIn, type ObjectCall, type OwnedField } from '@narae/contracts/testing/owned';
import { positionsOf } from '@narae/test-kit';
import { Authenticator } from './support/authenticator.ts';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let own: Browser;
let others: readonly Browser[];
const owned: Partial<Record<OwnedField, string>> = {};

const signedUp = async (mem_email: string): Promise<Browser> => {
  const browser = site.browser();
  await browser.call('join', { ...mina, mem_email });
  expect((await browser.call('loginCallback', { ...credentials, mem_email })).status).toBe(200);
  return browser;
};
const administrator = async (mem_email: string): Promise<Browser> => {
  const browser = await signedUp(mem_email);
  await site.members.updateOne({ mem_email }, { $set: { admin_yn: 'Y' } });
  await site.passSecondFactor(browser);
  expect((await browser.probe()).body.role).toBe('owner');
  return browser;
};
const addPasskey = async (browser: Browser): Promise<string> => {
  const { options } = (await browser.call('passkeyAddOptions')).body;
  const device = new Authenticator('http://shop.example');
  return (await browser.call('passkeyAdd', { passkey: device.create(options, {}) })).body.passkey_id;
};
const whatIsTheirs = async () => [(await own.call('mySessions')).body, (await own.call('myPasskeys')).body];

beforeAll(async () => {
  site = await startSite({ config: { publicOrigin: 'http://shop.example' } });
  own = await signedUp('mina@narae.example');
  others = [await signedUp('haruto@narae.example'), await administrator('bora@narae.example')];
  owned.passkey_id = await addPasskey(own);
  owned.sid = (await own.call('mySessions')).body[0]?.sid ?? '';
  for (const other of others) await addPasskey(other);
  await site.settle();
});
afterAll(() => site.close());

const trials: Readonly<
  Record<ObjectCall<typeof accountCalls>, readonly [ErrorKey, Record<string, unknown>]>
> = {
  sessionEnd: ['session_not_found', {}],
  passkeyRename: ['passkey_not_found', { name: 'Taken' }],
  passkeyRemove: ['passkey_not_found', {}],
};

it.each(Object.keys(trials) as (keyof typeof trials)[])(
  '%s: by name and by position, nobody else changes what a member owns',
  async (name) => {
    const [error, rest] = trials[name];
    const fields = ownedIn(accountCalls[name]).map((field) => [field, owned[field]]);
    expect(fields.map(([, id]) => Boolean(id))).toEqual([true]);
    const info = { ...rest, ...Object.fromEntries(fields) };
    const before = await whatIsTheirs();
    const positional = positionsOf(callTable[name], info);
    expect(positional).not.toBeNull();
    for (const other of others)
      for (const how of [{}, { positional: positional ?? [] }])
        expect((await other.call(name, info, how)).body).toMatchObject({ error });
    expect(await whatIsTheirs()).toEqual(before);
  },
);
