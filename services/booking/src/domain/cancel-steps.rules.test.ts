import { firstRefundSchedules } from '@narae/rules';
import { stepsFrom } from './cancel-steps.rules.ts';

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
