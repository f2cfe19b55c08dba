import { graceMs, isTokenOf, judgeOldToken, sessionEnd, type RefreshTrail } from './session.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const session: RefreshTrail = {
  previous_hash: 'b',
  rotated_at: ago(1000),
  used_hashes: ['a', 'b'],
  revoked_at: null,
  expires_at: new Date('2026-03-20T00:00:00Z'),
};

describe('judgeOldToken', () => {
  it.each([
    ['the token exchanged a moment ago', session, 'b', 'repeat'],
    ['the same after the grace', { ...session, rotated_at: ago(graceMs + 1) }, 'b', 'reused'],
    ['an older one at once', session, 'a', 'reused'],
    ['one that never was', session, 'x', 'ended'],
    ['one of a revoked session', { ...session, revoked_at: ago(5) }, 'b', 'ended'],
    ['one of an expired session', { ...session, expires_at: now }, 'b', 'ended'],
    ['one of no session', null, 'b', 'ended'],
  ] as const)('%s', (_what, trail, hash, verdict) => {
    expect(judgeOldToken(trail, hash, now)).toBe(verdict);
  });
});

it('ends a session by idleness, and in any case after its longest life', () => {
  const lifetime = { idleDays: 14, maxDays: 90 };
  expect(sessionEnd(now, now, lifetime)).toEqual(new Date('2026-03-24T12:00:00Z'));
  expect(sessionEnd(new Date('2025-12-20T12:00:00Z'), now, lifetime)).toEqual(
    new Date('2026-03-20T12:00:00Z'),
  );
});

it('answers a repeat until the very end of the grace', () => {
  expect(judgeOldToken({ ...session, rotated_at: ago(graceMs) }, 'b', now)).toBe('repeat');
  expect(judgeOldToken({ ...session, rotated_at: null }, 'b', now)).toBe('reused');
});

it('a token is of a session that handed it out, now or before', () => {
  const trail = { refresh_hash: 'c', used_hashes: ['a', 'b'] };
  expect(['a', 'b', 'c', 'd'].map((hash) => isTokenOf(trail, hash))).toEqual([true, true, true, false]);
});
