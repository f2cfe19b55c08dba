import fc from 'fast-check';
import { agreedAt as now } from '../../../test/support/plain-booking.ts';
import { holdFields, nextHold, noHold, type Hold } from './hold.rules.ts';

const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const limits = { firstMinutes: 15, mostMinutes: 29 };
const fresh: Hold = { startedAt: now, until: at(15), extended: false };

test('a first hold lasts its minutes; who sends at once has used the extension', () => {
  expect(nextHold(null, now, limits, 'look')).toEqual(fresh);
  expect(nextHold(null, now, limits, 'send')).toEqual({ ...fresh, extended: true });
});

test('looking never lengthens it', () => expect(nextHold(fresh, at(10), limits, 'look')).toBe(fresh));

test('sending lengthens it once, never beyond the most', () => {
  expect(nextHold(fresh, at(5), limits, 'send')).toEqual({ startedAt: now, until: at(20), extended: true });
  expect(nextHold(fresh, at(14), limits, 'send').until).toEqual(at(29));
  const extended = nextHold(fresh, at(14), limits, 'send');
  expect(nextHold(extended, at(20), limits, 'send')).toBe(extended);
});

test('sending never shortens it', () => {
  const long = { ...fresh, until: at(40) };
  expect(nextHold(long, at(1), limits, 'send')).toEqual({ ...long, extended: true });
});

test('whatever a shopper does, and when, seats are held no longer than the most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('look' as const, 'send' as const), fc.nat(20))),
      (steps) => {
        let hold = nextHold(null, now, limits, 'look');
        for (const [occasion, minutes] of steps) hold = nextHold(hold, at(minutes), limits, occasion);
        expect(hold.until.getTime()).toBeLessThanOrEqual(at(29).getTime());
        expect(hold.until.getTime()).toBeGreaterThanOrEqual(at(15).getTime());
      },
    ),
  );
});

test('a booking stores its hold, or none', () => {
  expect(holdFields({ ...fresh, extended: true })).toEqual({
    hold_started_at: now,
    hold_expires_at: at(15),
    hold_extended: true,
  });
  expect(noHold).toEqual({ hold_started_at: null, hold_expires_at: null, hold_extended: false });
});
