import type { CommandStartedEvent } from 'mongodb';
import { credentials, handClock, mina, startSite, type Site } from './support/site.ts';

let site: Site;
/** What the store was asked by a call, until it was answered. */
let asked: string[] = [];
const note = ({ commandName, command }: CommandStartedEvent): void => {
  const collection = String(command[commandName]);
  // What follows an event, and what the relay looks for from time to time, is not the call's.
  if (['members', 'sessions', 'throttles'].includes(collection) && commandName !== 'aggregate')
    asked.push(`${commandName} ${collection}`);
};

beforeAll(async () => {
  site = await startSite({ clock: handClock().clock });
  await site.browser().call('join', mina);
  // A process remembers the counters it has changed.
  await site.browser().call('memChk', credentials);
  await site.settle();
  site.sessions.db.getClient().on('commandStarted', note);
});
afterAll(async () => {
  site.sessions.db.getClient().off('commandStarted', note);
  await site.close();
});

const commandsOf = async (call: () => Promise<{ status: number }>): Promise<string[]> => {
  asked = [];
  expect((await call()).status).toBe(200);
  const commands = [...asked];
  await site.settle();
  return commands.toSorted();
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
