import { firstRefundSchedules } from '@narae/rules';
import { plainAttempt, plainBooking, plainPrice } from '../../../test/support/plain-booking.ts';
import type { PaymentAttempt } from '../../kernel/booking/payment-parts.model.ts';
import { bookedAt, daysLeft, pctNow, stepsFrom } from './cancel-steps.rules.ts';

const { performance } = firstRefundSchedules;
const departure = '2026-12-20';

const steps = (booked: string, now: string) =>
  stepsFrom(performance, { departure, booked: new Date(booked), now: new Date(now) }).map(
    ({ pct, until }) => [pct, until],
  );

describe('the steps of a schedule from a moment on', () => {
  it('end with days of Seoul, the one of the moment first', () => {
    expect(steps('2026-11-01T00:00:00Z', '2026-12-14T15:00:00Z')).toEqual([
      [80, '2026-12-17T14:59:59.999Z'],
      [70, '2026-12-19T14:59:59.999Z'],
      [10, '2026-12-20T14:59:59.999Z'],
    ]);
  });

  it('begin with the free hours after booking where less would go back without them', () => {
    expect(steps('2026-12-14T03:00:00Z', '2026-12-14T15:00:00Z')[0]).toEqual([
      100,
      '2026-12-15T03:00:00.000Z',
    ]);
    expect(steps('2026-11-01T03:00:00Z', '2026-11-01T04:00:00Z')[0]).toEqual([
      100,
      '2026-12-10T14:59:59.999Z',
    ]);
  });

  it('have no free hours past the day until which they are promised', () => {
    // Three days before departure is the last such day: until its end, and not for 24 hours.
    expect(steps('2026-12-17T10:00:00Z', '2026-12-17T11:00:00Z').slice(0, 2)).toEqual([
      [100, '2026-12-17T14:59:59.999Z'],
      [70, '2026-12-19T14:59:59.999Z'],
    ]);
    expect(steps('2026-12-18T10:00:00Z', '2026-12-18T11:00:00Z')[0]?.[0]).toBe(70);
  });

  it('are none after departure', () => {
    expect(steps('2026-11-01T03:00:00Z', '2026-12-20T15:00:00Z')).toEqual([]);
  });
});

describe('when an order was booked', () => {
  const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
  const paid = (over: Partial<PaymentAttempt>): PaymentAttempt =>
    plainAttempt({ status: 'paid', started_at: at(1), ...over });

  it('is when the first payment that was kept was settled', () => {
    const payments = [
      paid({ settled_at: at(5) }),
      paid({ settled_at: at(3), refno: 'TRIP2' }),
      paid({ settled_at: at(2), status: 'refunded', refno: 'TRIP3' }),
    ];
    expect(bookedAt(plainBooking({ payments }))).toEqual(at(3));
    expect(bookedAt(plainBooking({ payments: [paid({})] }))).toEqual(at(1));
  });

  it('is when its price was agreed on where nothing is kept, else when it was made', () => {
    const price = { ...plainPrice, frozen_at: at(7) };
    expect(bookedAt(plainBooking({ price, reg_date: at(6) }))).toEqual(at(7));
    expect(bookedAt({ ...plainBooking({ reg_date: at(6) }), price: null })).toEqual(at(6));
  });
});

it('days are left by the calendar of Seoul', () => {
  const left = (now: string) => daysLeft({ departure, now: new Date(now) });
  expect(left('2026-12-19T14:59:59Z')).toBe(1);
  expect(left('2026-12-19T15:00:00Z')).toBe(0);
  expect(left('2026-12-20T15:00:00Z')).toBe(-1);
});

it('the free hours end with their last moment, and say the day they end on', () => {
  const moment = (now: string) => ({
    departure,
    booked: new Date('2026-12-14T03:00:00Z'),
    now: new Date(now),
  });
  expect(stepsFrom(performance, moment('2026-12-15T03:00:00Z'))[0]).toEqual({
    pct: 100,
    until: '2026-12-15T03:00:00.000Z',
    until_day: '2026-12-15',
  });
  expect(stepsFrom(performance, moment('2026-12-15T03:00:00.001Z'))[0]?.pct).toBe(80);
  expect(pctNow(performance, moment('2026-12-15T03:00:00Z'))).toBe(100);
  expect(pctNow(performance, moment('2026-12-15T03:00:00.001Z'))).toBe(80);
});

it('a step holds to its last moment, and without free hours the first one is as any other', () => {
  const moment = (now: string) => ({ departure, booked: new Date(now), now: new Date(now) });
  const { outbound } = firstRefundSchedules;
  expect(stepsFrom(outbound, moment('2026-12-10T14:59:59.999Z'))[0]?.pct).toBe(85);
  expect(stepsFrom(outbound, moment('2026-12-10T15:00:00.000Z'))[0]?.pct).toBe(80);
});
