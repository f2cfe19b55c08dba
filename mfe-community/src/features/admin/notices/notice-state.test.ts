import { fromLocalField, noticeState, toLocalField } from './notice-state.view.ts';

const now = new Date('2026-11-23T00:00:00Z');

it.each([
  ['draft', '', false],
  ['planned', '2026-11-23T00:00:01Z', false],
  ['published', '2026-11-23T00:00:00Z', false],
  ['withdrawn', '2026-11-22T00:00:00Z', true],
  ['withdrawn', '', true],
])('is %s where it is to be shown from "%s" on, withdrawn: %s', (state, publish_at, withdrawn) => {
  expect(noticeState({ publish_at, withdrawn }, now)).toBe(state);
});

it('a moment is the same after it was in a field', () => {
  expect(fromLocalField(toLocalField('2026-11-23T05:07:00.000Z'))).toBe('2026-11-23T05:07:00.000Z');
  expect([toLocalField(''), fromLocalField(''), fromLocalField('soon')]).toEqual(['', '', '']);
});
