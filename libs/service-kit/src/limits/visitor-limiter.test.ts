import { callTable, type CallName } from '@narae/contracts/call-table';
import { createVisitorLimiter, OWN_QUESTIONS } from './visitor-limiter.ts';
import { limitsWith, type LimitName } from './limits.table.ts';
import { visitorLimitOf } from './visitor-limits.rules.ts';

const few = { amount: 3 };
const limits = limitsWith({ 'visitor-call': few, 'visitor-search': few });
const open = () => {
  const time = { at: new Date('2026-03-10T12:00:15Z') };
  const limiter = createVisitorLimiter({ now: () => time.at, limits });
  const ask = (ip: string, times = 1, by: LimitName = 'visitor-call'): void => {
    for (let asked = 0; asked < times; asked += 1) limiter.count(by, ip);
  };
  return { time, ask };
};

describe('what visitors may ask', () => {
  test('ends at the limit of their network until the next minute', () => {
    const { time, ask } = open();
    ask('203.0.113.7', 3);
    expect(() => ask('203.0.113.7')).toThrow(
      expect.objectContaining({ key: 'rate_limited', status: 429, params: { seconds: 45 } }),
    );
    expect(() => ask('203.0.113.8', 3)).not.toThrow();
    time.at = new Date('2026-03-10T12:01:00Z');
    expect(() => ask('203.0.113.7', 3)).not.toThrow();
    expect(() => ask('203.0.113.7')).toThrow('rate_limited');
  });
  test('is counted for the /64 of an IPv6 address', () => {
    const { ask } = open();
    for (const last of [1, 2, 3]) ask(`2001:db8:1:2::${last}`);
    expect(() => ask('2001:db8:1:2:ffff::4')).toThrow('rate_limited');
    expect(() => ask('2001:db8:1:3::1')).not.toThrow();
  });
  test('is counted by limit', () => {
    const { ask } = open();
    ask('203.0.113.7', 3);
    expect(() => ask('203.0.113.7', 3, 'visitor-search')).not.toThrow();
  });
  test('is not counted when the site asks itself', () => {
    expect(() => open().ask(OWN_QUESTIONS, 1_000)).not.toThrow();
  });
});

test('searches have a limit of their own, other public calls one together, what is counted in the store none', () => {
  expect(visitorLimitOf('productSearch')).toBe('visitor-search');
  expect(visitorLimitOf('productList1')).toBe('visitor-call');
  for (const call of ['loginChk', 'join', 'findChk', undefined, 'constructor', '/stream'])
    expect(visitorLimitOf(call)).toBeUndefined();
});

test('every call of the catalogue that anybody may make has one, but for files', () => {
  const open = (Object.keys(callTable) as CallName[]).filter(
    (name) => callTable[name].owner === 'catalog' && callTable[name].access === 'public',
  );
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter((name) => !visitorLimitOf(name))).toEqual(['download']);
});
