import {
  currentOf,
  endCanary,
  nothingYet,
  previousOf,
  pruned,
  type ReleaseState,
  rolledBack,
  served,
  withCanary,
} from './release-state.ts';

const release = (version: string, minute = 0) => ({
  version,
  at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  by: 'deploy' as const,
});
const after = (...versions: string[]): ReleaseState =>
  versions.reduce((state, version, minute) => served(state, release(version, minute)), nothingYet('mfe-x'));

const inUse = (state: ReleaseState) => [currentOf(state), previousOf(state), state.canary?.version ?? null];

test('the last release served is current, the one before it is what a rollback returns to', () => {
  expect(inUse(nothingYet('mfe-x'))).toEqual([null, null, null]);
  expect(inUse(after('a', 'b'))).toEqual(['b', 'a', null]);
  expect(inUse(rolledBack(after('a', 'b', 'c')))).toEqual(['b', 'a', null]);
  expect(inUse(rolledBack(rolledBack(after('a', 'b', 'c'))))).toEqual(['a', null, null]);
  expect(rolledBack(after('a'))).toEqual(after('a'));
});

test('serving what is served already adds no step for a rollback to undo', () => {
  expect(served(after('a', 'b'), release('b', 9))).toEqual(after('a', 'b'));
});

test('a canary leaves everybody else where they are; serving ends it', () => {
  const sharing = withCanary(after('a', 'b'), release('c', 5), 10);
  expect(inUse(sharing)).toEqual(['b', 'a', 'c']);
  expect(inUse(endCanary(sharing))).toEqual(['b', 'a', null]);
  expect(inUse(served(sharing, release('c', 9)))).toEqual(['c', 'b', null]);
  expect(inUse(served(sharing, release('d', 9)))).toEqual(['d', 'b', null]);
  expect(served(sharing, release('c', 9)).releases.at(-1)).toEqual(release('c', 5));
});

test('pruning keeps the newest and whatever is current, previous or canary', () => {
  const state = withCanary(rolledBack(rolledBack(after('a', 'b', 'c', 'd', 'e'))), release('f', 9), 5);
  expect(inUse(state)).toEqual(['c', 'b', 'f']);
  const { state: left, dropped } = pruned(state, 1);
  expect(dropped).toEqual(['a', 'd', 'e']);
  expect(left.releases.map(({ version }) => version)).toEqual(['b', 'c', 'f']);
  expect(inUse(left)).toEqual(inUse(state));
  expect(pruned(state, 0).dropped).toEqual(['a', 'd', 'e']);
  expect(pruned(state, 9)).toEqual({ state, dropped: [] });
});

test('a rollback after pruning never returns to what is current', () => {
  const { state } = pruned(after('a', 'b', 'a', 'c', 'a'), 0);
  expect(inUse(state)).toEqual(['a', 'c', null]);
  expect(inUse(rolledBack(rolledBack(state)))).toEqual(['a', null, null]);
});
