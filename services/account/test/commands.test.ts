import type { CommandStartedEvent } from 'mongodb';
import { credentials, handClock, mina, startSite, type Site } from './support/site.ts';

let site: Site;
let asked: string[] = [];
/** Events go out after it: what they bring about is not the call's, and on a slow machine comes before the answer. */
let answered: Promise<unknown> = Promise.resolve();
const note = ({ commandName, command }: CommandStartedEvent): void => {
  const collection = String(command[commandName]);
  // What the relay looks for from time to time is not the call's.
  if (['members', 'sessions', 'throttles'].includes(collection) && commandName !== 'aggregate')
    asked.push(`${commandName} ${collection}`);
};

beforeAll(async () => {
  site = await startSite({ clock: handClock().clock });
  await site.browser().call('join', mina);
  // A process remembers the counters it has changed.
  await site.browser().call('memChk', credentials);
  await site.settle();
  const publish = site.bus.publish.bind(site.bus);
  site.bus.publish = async (envelope) => {
    await answered;
    await publish(envelope);
  };
  site.sessions.db.getClient().on('commandStarted', note);
});
afterAll(async () => {
  site.sessions.db.getClient().off('commandStarted', note);
  await site.close();
});

const commandsOf = async (call: () => Promise<{ status: number }>): Promise<string[]> => {
  asked = [];
  const commands = call().then(({ status }) => {
    expect(status).toBe(200);
    return asked.toSorted();
  });
  answered = commands;
  await commands;
  await site.settle();
  return commands;
};

/** From a network: counted before the password is looked at, for three, and taken back. */
const counted = [
  'delete throttles',
  'find members',
  'insert throttles',
  'update throttles',
  'update throttles',
  'update throttles',
  'update throttles',
];

test('signing in costs the store these commands', async () => {
  const browser = site.browser();
  expect(await commandsOf(() => browser.call('memChk', credentials))).toEqual(counted);
  expect(await commandsOf(() => browser.call('loginCallback', credentials))).toEqual(
    // The new session, and whether the member has too many.
    [...counted, 'insert sessions', 'find sessions'].toSorted(),
  );
  expect(await commandsOf(() => browser.call('session'))).toEqual(['find members']);
  expect(await commandsOf(() => browser.call('refresh'))).toEqual([
    'find members',
    'find sessions',
    'findAndModify sessions',
  ]);
});

test('a device that the member has signed in from is counted by itself', async () => {
  const browser = site.browser();
  await browser.call('loginCallback', credentials);
  await browser.call('logout');
  await browser.call('memChk', credentials);
  await site.settle();
  expect(await commandsOf(() => browser.call('memChk', credentials))).toEqual([
    'delete throttles',
    'find members',
    'insert throttles',
  ]);
});
