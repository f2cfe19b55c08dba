import type { Option } from '@narae/contracts';
import { firstParticipants, fitChoice } from './trip-choice.ts';

const trip = { discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false } };
const options = [
  { opt_code: 'OPT1', opt_kind: 'extra' },
  { opt_code: 'GROUND', opt_kind: 'seat' },
] as Option[];
const adults = (adult_cnt: number) => ({ adult_cnt, teen_cnt: 0, children_cnt: 0, child_cnt: 1 });

test('an extra begins with everybody who pays, as far as its limit goes', () => {
  expect(firstParticipants(adults(3))).toBe(3);
  expect(firstParticipants({ ...adults(50), teen_cnt: 1 })).toBe(50);
});

test('a smaller party gives up seats it no longer needs, and keeps its extras and rooms', () => {
  const choice = { party: adults(2), options: { GROUND: 3, OPT1: 3 }, rooms: { H1: 3 } };
  expect(fitChoice(trip, { options }, choice)).toEqual({
    party: adults(2),
    options: { GROUND: 2, OPT1: 3 },
    rooms: { H1: 3 },
  });
});
