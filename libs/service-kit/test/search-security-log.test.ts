import type { SecurityQuestion } from '@narae/contracts';
import { SECURITY_PAGE } from '@narae/contracts/security-log-limits';
import type { CommandStartedEvent } from 'mongodb';
import type { Model } from 'mongoose';
import { searchSecurityLog } from '../src/server/calls/search-security-log.ts';
import { type SecurityEvent, securityEventModel } from '../src/server/security-log/security-event.queries.ts';
import { buildIndexes } from '../src/index.ts';
import { openStore } from './support/kit.ts';

let own: Awaited<ReturnType<typeof openStore>>;
let events: Model<SecurityEvent>;
let finds: CommandStartedEvent['command'][] = [];
const note = ({ command }: CommandStartedEvent): void => {
  if (command['find'] === 'security_log') finds.push(command);
};
beforeAll(async () => {
  own = await openStore();
  events = securityEventModel(own.store);
  await buildIndexes(own.store);
  own.store.getClient().on('commandStarted', note);
});
afterAll(() => own.close());
beforeEach(async () => {
  await events.deleteMany({});
  finds = [];
});

const noon = Date.parse('2026-03-10T12:00:00+09:00');
const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
let written = 0;
const line = (change: Partial<SecurityEvent> = {}): SecurityEvent => ({
  _id: `e${String((written += 1)).padStart(6, '0')}`,
  at: new Date(noon),
  kind: 'call-rejected',
  actor: '',
  about: '',
  reason: '',
  call: '',
  network: '203.0.113.0/24',
  trace_id: '',
  count: 1,
  ...change,
});
const write = async (...lines: SecurityEvent[]): Promise<void> => {
  await events.insertMany(lines);
};
const search = (question: SecurityQuestion = {}) => searchSecurityLog(events, question);
const numbers = async (question?: SecurityQuestion): Promise<string[]> =>
  (await search(question)).events.map(({ event_id }) => event_id);
/** Every page's lines, as a reader goes through them. */
const pages = async (question: SecurityQuestion): Promise<string[][]> => {
  const { events: shown, next } = await search(question);
  const page = shown.map(({ event_id }) => event_id);
  return next ? [page, ...(await pages({ ...question, ...next }))] : [page];
};

test('narrows by every field and by several, in any form of an address', async () => {
  const forged = line({ kind: 'token-forged', network: '2001:db8:1::/48', trace_id });
  const given = line({ kind: 'rights-changed', actor: 'MEM1', about: 'MEM2' });
  const ended = line({ kind: 'session-ended', actor: 'MEM1', about: 'MEM3' });
  await write(forged, given, ended);
  expect(await numbers()).toEqual([ended._id, given._id, forged._id]);
  expect(await numbers({ kind: 'token-forged' })).toEqual([forged._id]);
  expect(await numbers({ trace_id })).toEqual([forged._id]);
  expect(await numbers({ actor: 'MEM1' })).toEqual([ended._id, given._id]);
  expect(await numbers({ about: 'MEM2' })).toEqual([given._id]);
  expect(await numbers({ actor: 'MEM1', kind: 'session-ended' })).toEqual([ended._id]);
  expect(await numbers({ actor: 'MEM1', kind: 'token-forged' })).toEqual([]);
  for (const network of ['203.0.113.9', '203.0.113.0/24', '::ffff:203.0.113.9'])
    expect(await numbers({ network })).toEqual([ended._id, given._id]);
  expect(await numbers({ network: '2001:db8:1:2::5' })).toEqual([forged._id]);
});

test('days are whole ones of Seoul, the last included', async () => {
  const at = (moment: string) => line({ at: new Date(moment) });
  const [early, first, last, late] = [
    at('2026-03-09T23:59:59.999+09:00'),
    at('2026-03-10T00:00:00+09:00'),
    at('2026-03-11T23:59:59.999+09:00'),
    at('2026-03-12T00:00:00+09:00'),
  ];
  await write(early, first, last, late);
  expect(await numbers({ from: '2026-03-10', to: '2026-03-11' })).toEqual([last._id, first._id]);
  expect(await numbers({ to: '9999-12-31', from: '2026-03-12' })).toEqual([late._id]);
});

test.each([
  [{ from: '2026-03-10', to: '2026-03-09' }, 'day_order', 'to'],
  [{ network: '203.0.113' }, 'network_invalid', 'network'],
  [{ network: 'example.com' }, 'network_invalid', 'network'],
])('rejects %j with %s', async (question, key, field) => {
  await expect(search(question)).rejects.toMatchObject({ key, field });
});

test('pages follow one another without a gap, also within one moment', async () => {
  const lines = Array.from({ length: 2 * SECURITY_PAGE }, (_, at) => line({ at: new Date(noon + (at % 3)) }));
  await write(...lines);
  const shown = await pages({ kind: 'call-rejected' });
  expect(shown.map(({ length }) => length)).toEqual([SECURITY_PAGE, SECURITY_PAGE]);
  expect(new Set(shown.flat()).size).toBe(lines.length);
});

test('a search for two things reads a thousand lines at a time, and finds what lies behind them', async () => {
  const rare = line({ kind: 'signed-in', at: new Date(noon - 1) });
  const common = Array.from({ length: 1_200 }, () => line());
  await write(rare, ...common);
  expect(await pages({ network: '203.0.113.9', kind: 'signed-in' })).toEqual([[], [rare._id]]);
  expect(finds.map(({ limit }) => limit)).toEqual([1_001, 1_001]);
});

test.each(['trace_id', 'about', 'actor', 'network', 'kind', undefined] as const)(
  'a search by %s reads the lines of its page and no others',
  async (field) => {
    const asked = {
      trace_id,
      about: 'MEM1',
      actor: 'MEM1',
      network: '192.0.2.0/24',
      kind: 'signed-in',
    } as const;
    const mine = Array.from({ length: SECURITY_PAGE + 20 }, () => line(field && { [field]: asked[field] }));
    const newer = Array.from({ length: 300 }, () => line());
    await write(...mine, ...newer);
    await search(field && { [field]: asked[field] });
    const [{ find, filter, sort, limit, hint } = {}] = finds;
    const command = { explain: { find, filter, sort, limit, hint }, verbosity: 'executionStats' };
    const { executionStats, queryPlanner } = (await own.store.db!.command(command)) as {
      executionStats: { totalDocsExamined: number };
      queryPlanner: object;
    };
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(SECURITY_PAGE + 1);
    expect(JSON.stringify(queryPlanner)).not.toContain('"SORT"');
  },
);
