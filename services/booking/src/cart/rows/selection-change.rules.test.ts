import { TxnType } from '@narae/contracts';
import type { Selection } from '../../kernel/domain/booking-price.rules.ts';
import { participantsLocked, sameParty, sameSelection } from './selection-change.rules.ts';

const party = { adult_cnt: 1, teen_cnt: 2, children_cnt: 3, child_cnt: 4 };
const option = (opt_code: string, participant_cnt: number) => ({ opt_code, participant_cnt });
const room = (hotel_dtl_id: string, personnel_cnt: number) => ({ hotel_dtl_id, personnel_cnt });
const selection = (over: object = {}) =>
  ({
    party,
    options: [option('A', 1), option('B', 2)],
    rooms: [room('S', 1), room('D', 2)],
    ...over,
  }) as unknown as Selection;

test('two parties are the same where every count is', () => {
  expect(sameParty(party, { ...party })).toBe(true);
  for (const field of ['adult_cnt', 'teen_cnt', 'children_cnt', 'child_cnt'] as const)
    expect(sameParty(party, { ...party, [field]: 9 })).toBe(false);
});

test('two selections are the same in whatever order their lines come', () => {
  const turned = { options: [option('B', 2), option('A', 1)], rooms: [room('D', 2), room('S', 1)] };
  expect(sameSelection(selection(), selection(turned))).toBe(true);
});

test.each<[string, object]>([
  ['the party', { party: { ...party, teen_cnt: 0 } }],
  ['how many take an option', { options: [option('A', 1), option('B', 1)] }],
  ['an option', { options: [option('A', 1), option('C', 2)] }],
  ['an option less', { options: [option('A', 1)] }],
  ['no options', { options: [] }],
  ['who sleeps where', { rooms: [room('S', 2), room('D', 1)] }],
  ['a room less', { rooms: [room('S', 1)] }],
  ['lines that only read alike together', { options: [option('A', 1), option('B', 22)] }],
])('another one differs in %s', (_what, over) => {
  expect(sameSelection(selection(), selection(over))).toBe(false);
});

test.each([
  [TxnType.NeedsTravellers, 0, false],
  [TxnType.NeedsTravellers, 2, true],
  [TxnType.Confirmed, 0, true],
  [TxnType.Paid, 2, true],
])('participants in %s of a package of %i are fixed: %s', (txn_type, package_cnt, locked) => {
  expect(participantsLocked({ txn_type }, { package_cnt })).toBe(locked);
});
