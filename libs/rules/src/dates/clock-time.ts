import type { Times } from '@narae/contracts/primitives';

/** The times of a departure or an event, without those that are not said (CATALOG-16). */
export const saidTimes = ({ start_time, end_time }: Times): Times => ({
  ...(start_time && { start_time }),
  ...(end_time && { end_time }),
});

/** The same as a form has them: empty where they are not said. */
export const typedTimes = ({ start_time = '', end_time = '' }: Times): Required<Times> => ({
  start_time,
  end_time,
});

/** The moment of a time of day in Seoul. @param ymd YYYY-MM-DD @param time HH:mm */
export const seoulMoment = (ymd: string, time: string): Date => new Date(`${ymd}T${time}:00+09:00`);
